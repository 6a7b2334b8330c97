import Fastify from 'fastify'
import { openFloorDatabase } from './database.ts'
import { makePlaceFloor } from './place.ts'
import { makeReleaseFloor } from './release.ts'

// The best that the machine, Node, Fastify and the database can do, in a process of its own like the product.
const database = openFloorDatabase(process.env)
const server = Fastify({ bodyLimit: 10_000_000 })

let bytes: unknown = ''
server.put('/bytes', async request => {
  bytes = (request.body as { bytes: string }).bytes
  return {}
})
server.get('/bytes', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes))

// What is known already, by its ETag alone.
const ETAG = 'W/"Zk3uWm0yq1b0Zk3uWm0yq1b0Zk3"'
server.get('/known', (request, reply) => {
  reply.header('etag', ETAG)
  if (request.headers['if-none-match'] === ETAG) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(bytes)
})

// One upsert in one transaction, on a position that the prepared order already has, which never reaches the most that it may hold.
const [position] = await database.query('select * from show_positions order by show_order_id, flavour_id limit 1')
const line = position && [
  position.show_order_id,
  position.flavour_id,
  position.price,
  position.added_at,
  position.added_by,
]
server.post('/line', async () => {
  await database.transaction(tx =>
    tx(
      `insert into show_positions as p (show_order_id, flavour_id, ordered_quantity, quantity, price, added_at, added_by)
       values ($1, $2, 1, 1, $3, $4, $5)
       on conflict (show_order_id, flavour_id) do update set
         ordered_quantity = p.quantity % 50000 + 1, quantity = p.quantity % 50000 + 1, price = excluded.price`,
      line,
    ),
  )
  return { ok: true }
})

const release = await makeReleaseFloor(database)
server.post('/release', async () => {
  await release()
  return { ok: true }
})

const { fill, place } = await makePlaceFloor(database)
server.post('/fill', async () => {
  await fill()
  return { ok: true }
})
server.post('/place', async () => {
  await place()
  return { ok: true }
})

await server.listen({ port: 0, host: '127.0.0.1' })
console.log(server.listeningOrigin)
