import { expect, test } from 'vitest'
import { cancellableOf, openOf, type Pieces, setAsideOf, takenFromStock } from './rest.ts'
import { serveWaiting } from './serve.ts'

const DAYS = 1000
const FLAVOURS = [1, 2, 3]

type Line = { -readonly [Name in keyof Pieces]: Pieces[Name] } & { orderId: number; line: number; flavourId: number }

/** A shop without anything but its stock and the pieces of its orders, run by the rules. */
function makeShop(random: (below: number) => number) {
  const free = new Map(FLAVOURS.map(id => [id, random(30)]))
  /** What has come and gone of each flavour, apart from orders. */
  const owned = new Map(free)
  const lines: Line[] = []
  const change = (of: Map<number, number>, id: number, by: number) => of.set(id, of.get(id)! + by)
  const anyLine = () => lines[random(lines.length)]
  let orders = 0

  function serve() {
    const waiting = lines.map(line => ({ ...line, open: openOf(line) }))
    for (const { orderId, line: number, flavourId, quantity } of serveWaiting(free, waiting)) {
      lines.find(line => line.orderId === orderId && line.line === number)!.reserved += quantity
      change(free, flavourId, -quantity)
    }
  }

  const acts = {
    order() {
      orders++
      for (let line = 1; line <= 1 + random(3); line++) {
        const flavourId = FLAVOURS[random(FLAVOURS.length)]!
        const quantity = 1 + random(25)
        const reserved = Math.min(quantity, free.get(flavourId)!)
        change(free, flavourId, -reserved)
        lines.push({ orderId: orders, line, flavourId, quantity, reserved, shipped: 0, cancelled: 0 })
      }
    },
    receive() {
      const flavourId = FLAVOURS[random(FLAVOURS.length)]!
      const quantity = 1 + random(40)
      change(owned, flavourId, quantity)
      change(free, flavourId, quantity)
      serve()
    },
    ship() {
      const line = anyLine()
      if (!line) return
      const quantity = random(setAsideOf(line) + 1)
      line.shipped += quantity
      change(owned, line.flavourId, -quantity)
    },
    cancel() {
      const line = anyLine()
      if (!line) return
      const status = lines.some(({ orderId, shipped }) => orderId === line.orderId && shipped > 0)
        ? 'shipped'
        : 'placed'
      const quantity = random(cancellableOf(status, line) + 1)
      const back = takenFromStock(line, quantity)
      line.cancelled += quantity
      line.reserved -= back
      change(free, line.flavourId, back)
      serve()
    },
    correct() {
      const flavourId = FLAVOURS[random(FLAVOURS.length)]!
      const by = random(9) - Math.min(4, free.get(flavourId)!)
      change(owned, flavourId, by)
      change(free, flavourId, by)
      serve()
    },
  }
  return { free, owned, lines, acts }
}

test('on a thousand days of orders, arrivals, shipments, cancellations and corrections no piece is lost or passed on', () => {
  let waited = 0
  let served = 0
  for (let day = 0; day < DAYS; day++) {
    const random = generator(20_310_000 + day)
    const { free, owned, lines, acts } = makeShop(random)
    const all = Object.values(acts)
    for (let act = 0; act < 60; act++) {
      const before = lines.map(({ reserved }) => reserved)
      all[random(all.length)]!()
      served += lines.filter(({ reserved }, i) => reserved > (before[i] ?? reserved)).length
      for (const line of lines) {
        const parts = [line.shipped, setAsideOf(line), openOf(line), line.cancelled]
        if (parts.some(part => part < 0)) throw wrong(day, 'less than nothing')
        if (parts.reduce((sum, part) => sum + part) !== line.quantity) throw wrong(day, 'a line does not add up')
      }
      for (const id of FLAVOURS) {
        const own = lines.filter(({ flavourId }) => flavourId === id)
        const aside = own.reduce((sum, line) => sum + setAsideOf(line), 0)
        if (free.get(id)! + aside !== owned.get(id)) throw wrong(day, 'pieces are lost')
        const first = own.findIndex(line => openOf(line) > 0)
        if (first < 0) continue
        waited++
        if (free.get(id) !== 0) throw wrong(day, 'something is free while somebody waits')
        if (own.slice(first + 1).some(({ reserved }) => reserved > 0)) throw wrong(day, 'somebody is passed over')
      }
    }
  }
  expect(Math.min(waited, served)).toBeGreaterThan(DAYS)
})

/** Thrown, as a million expectations take too long. */
const wrong = (day: number, what: string) => new Error(`Day ${day}: ${what}`)

/** The same numbers in each run. @returns a whole number from 0 to below its argument */
function generator(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % below
  }
}
