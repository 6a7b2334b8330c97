import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { makeQueryClient } from '../../lib/query.ts'
import { type User, useUser } from './user.ts'

// A dialog's code is loaded at its first opening: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 30_000 })

const buyer: User = {
  id: 1,
  name: 'Bo Verhoeven',
  email: 'buyer@fairfloor.test',
  is_exhibitor: false,
  vts_orders_visible: true,
  has_api_access: false,
  bonus: null,
  favourites_count: 0,
  erp_unpaid_sums: 0,
  ROLE_ALLOWED_TO_SWITCH: false,
  ROLE_PREVIOUS_ADMIN: false,
  roles: ['ROLE_USER'],
  rights: ['order', 'prices', 'invoices', 'manage'],
  company: { name: 'Sporthuis De Merwede' },
  switched_from: null,
}

/** A call as the server sees it: method, address and the form's or the body's fields. */
type Made = { call: string; fields: Record<string, unknown> }

type Reply = { status?: number; body?: unknown }

/**
 * A server of few calls. `user` is who it takes the browser for; a reply may change that.
 * @returns what was called, in order, and whose session it is
 */
function fakeServer(replies: Record<string, (made: Made) => Reply>) {
  const server = { user: null as User | null, made: [] as Made[], buyer }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${address}`
    const fields =
      body instanceof URLSearchParams ? Object.fromEntries(body) : typeof body === 'string' ? JSON.parse(body) : {}
    server.made.push({ call, fields })
    const basket_info = { basket_total_quantity: 0, basket_total_price: 0 }
    if (call === 'GET /api/current_user') return Response.json({ user: server.user, basket_info })
    const reply = replies[call]?.({ call, fields }) ?? { status: 404 }
    return Response.json(reply.body ?? { success: true }, { status: reply.status ?? 200 })
  })
  return server
}

const Where = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

/** Shows a part of the app at an address, with the address beside it. */
export const show = (part: ReactNode, at = '/here') =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        {part}
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  )

export const WRONG = 'Wrong email and password combination. please try again.'

/** A server that knows one pair. */
export function shop(more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /csrf-token': () => ({ body: { token: 'token-7' } }),
    'POST /api/login': ({ fields }) => {
      if (fields._password !== 'right')
        return { status: 401, body: { success: false, detail: WRONG, code: 'wrong_login' } }
      server.user = server.buyer
      return {}
    },
    ...more,
  })
  return server
}

/** Who the page takes its reader for. */
export const Name = () => <p>{useUser()?.name ?? 'visitor'}</p>

export const user = userEvent.setup()
export const address = () => screen.getByLabelText('address').textContent
export const press = (name: string) => user.click(screen.getByRole('button', { name }))

export async function logIn(password: string): Promise<void> {
  await user.type(screen.getByLabelText('Username'), 'buyer@fairfloor.test')
  await user.type(screen.getByLabelText('Password'), password)
  await press('Log in')
}
