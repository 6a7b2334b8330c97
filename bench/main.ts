import { PGlite } from '@electric-sql/pglite'
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { startDemo } from './demo-server.ts'
import { firstVisit } from './first-visit.ts'

const SECONDS = 5
const CONNECTIONS = 10

const rate = async (url: string, options: Partial<autocannon.Options> = {}): Promise<number> => {
  const { requests } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, ...options })
  return requests.average
}

const row = (what: string, figure: string, baseline: string, ratio: string) =>
  console.log(`${what.padEnd(44)} ${figure.padStart(12)} ${baseline.padStart(12)} ${ratio.padStart(7)}`)

// Each figure beside its floor from the same run: the same bytes from memory, the same upsert without the product.
const demo = await startDemo()
row('what', 'ours', 'floor', 'ratio')
row('start until /health answers 200', `${demo.startedIn} ms`, '', '')

const list = await demo.get(demo.list)
const floor = Fastify()
floor.get('/bytes', (_request, reply) => reply.type('application/json').send(list))
const pglite = await PGlite.create()
await pglite.exec('create table line (id int primary key, quantity int not null)')
floor.post('/line', async () => {
  await pglite.transaction(tx =>
    tx.query('insert into line values (1, 1) on conflict (id) do update set quantity = line.quantity + 1'),
  )
  return { ok: true }
})
await floor.listen({ port: 0, host: '127.0.0.1' })
const floorUrl = floor.listeningOrigin

for (const [what, ours, bare] of [
  ["a booth's list, logged in", { url: demo.url + demo.list, headers: demo.headers }, { url: `${floorUrl}/bytes` }],
  [
    'add a line to the show order',
    { url: demo.url + demo.add.path, method: 'POST', headers: demo.add.headers, body: demo.add.body },
    { url: `${floorUrl}/line`, method: 'POST' },
  ],
] as const) {
  const figure = await rate(ours.url, ours)
  const baseline = await rate(bare.url, bare)
  row(what, `${Math.round(figure)}/s`, `${Math.round(baseline)}/s`, (figure / baseline).toFixed(2))
}

for (const { what, bytes, most } of firstVisit())
  row(`${what}, JavaScript (gzip)`, `${Math.round(bytes / 1000)} kB`, `${most / 1000} kB`, (bytes / most).toFixed(2))

await floor.close()
await pglite.close()
await demo.stop()
process.exit(0)
