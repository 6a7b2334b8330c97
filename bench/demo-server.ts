import { Server } from '../e2e/support/server.ts'

const BUYER = 'buyer@fairfloor.test'

/** The product on demo data in a folder of its own, with a buyer logged in. */
export async function startDemo() {
  const server = await Server.start({ clock: '2025-05-06T12:00:00+02:00' })
  await server.stop()
  const began = performance.now()
  await server.restart('2025-05-06T12:00:00+02:00')
  const startedIn = Math.round(performance.now() - began)
  const marker = { 'x-requested-with': 'XMLHttpRequest' }
  const asked = await fetch(`${server.url}/csrf-token`)
  const { token } = (await asked.json()) as { token: string }
  const login = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { ...marker, cookie: cookies(asked) },
    body: new URLSearchParams({ _csrf_token: token, _username: BUYER, _password: 'demo-2025' }),
  })
  const headers = { cookie: cookies(login) }
  const get = async (path: string) => (await fetch(server.url + path, { headers })).text()
  const exhibitors = JSON.parse(await get('/api/virtual-trade-show/exhibitors')) as { id: number }[]
  const list = `/api/onlineshop/vts-exhibitors/${exhibitors[0]!.id}/product-sizes`
  const [size] = JSON.parse(await get(list)) as { product_attributes: { id: number }[] }[]
  const positions = [{ product_attribute_id: size!.product_attributes[0]!.id, quantity: 1 }]
  return {
    url: server.url,
    startedIn,
    headers,
    list,
    get,
    add: {
      path: '/api/onlineshop/vts-basket-add-position',
      headers: { ...headers, ...marker, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ positionsJson: JSON.stringify(positions) }).toString(),
    },
    stop: () => server.remove(),
  }
}

const cookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
