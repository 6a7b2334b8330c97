import { expect, test } from 'vitest'
import { day } from '../day.ts'
import { faultOf, type LotState, piecesLeft } from '../outlet/lots.ts'
import { cancellableOf, openOf, type Pieces, setAsideOf, takenFromStock } from './rest.ts'
import { serveWaiting } from './serve.ts'

const DAYS = 1000
const FLAVOURS = [1, 2, 3]

type Line = { -readonly [Name in keyof Pieces]: Pieces[Name] } & {
  orderId: number
  line: number
  flavourId: number
  /** Of the outlet. */
  lot: Lot | null
}

/** A lot of the outlet: what it began with, and all that has changed it. */
type Lot = { -readonly [Name in keyof LotState]: LotState[Name] } & {
  flavourId: number
  first: number
  changes: number[]
  /** What has come and gone of it, apart from orders. */
  owned: number
}

const TODAY = day('2031-05-06')

/** A shop without anything but its stock and the pieces of its orders, run by the rules. */
function makeShop(random: (below: number) => number) {
  const free = new Map(FLAVOURS.map(id => [id, random(30)]))
  /** What has come and gone of each flavour, apart from orders. */
  const owned = new Map(free)
  const lines: Line[] = []
  const change = (of: Map<number, number>, id: number, by: number) => of.set(id, of.get(id)! + by)
  const lots: Lot[] = []
  const anyLine = () => lines[random(lines.length)]
  const anyLot = () => lots[random(lots.length)]
  const move = (lot: Lot, by: number) => {
    lot.quantity += by
    lot.changes.push(by)
  }
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
        lines.push({ orderId: orders, line, flavourId, quantity, reserved, shipped: 0, cancelled: 0, lot: null })
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
      if (line.lot) line.lot.owned -= quantity
      else change(owned, line.flavourId, -quantity)
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
      if (line.lot) move(line.lot, back)
      else change(free, line.flavourId, back)
      serve()
    },
    correct() {
      const flavourId = FLAVOURS[random(FLAVOURS.length)]!
      const by = random(9) - Math.min(4, free.get(flavourId)!)
      change(owned, flavourId, by)
      change(free, flavourId, by)
      serve()
    },
    makeLot() {
      const flavourId = FLAVOURS[random(FLAVOURS.length)]!
      const quantity = 1 + random(12)
      if (quantity > free.get(flavourId)!) return
      change(free, flavourId, -quantity)
      change(owned, flavourId, -quantity)
      const state = { quantity, bestBefore: TODAY, isWithdrawn: false }
      lots.push({ ...state, flavourId, first: quantity, changes: [], owned: quantity })
    },
    orderOfOutlet() {
      const lot = anyLot()
      const quantity = 1 + random(8)
      if (!lot || faultOf(quantity, piecesLeft(lot, TODAY)) !== null) return
      orders++
      move(lot, -quantity)
      const { flavourId } = lot
      lines.push({ orderId: orders, line: 1, flavourId, lot, quantity, reserved: quantity, shipped: 0, cancelled: 0 })
    },
    correctLot() {
      const lot = anyLot()
      if (!lot) return
      const by = random(5) - Math.min(2, lot.quantity)
      move(lot, by)
      lot.owned += by
    },
    withdraw() {
      const lot = anyLot()
      if (!lot || lot.isWithdrawn) return
      const { quantity } = lot
      lot.isWithdrawn = true
      lot.owned -= quantity
      move(lot, -quantity)
      if (random(3) === 0) return
      change(owned, lot.flavourId, quantity)
      change(free, lot.flavourId, quantity)
      serve()
    },
  }
  return { free, owned, lines, lots, acts }
}

test('on a thousand days of orders, arrivals, shipments, cancellations, corrections and lots no piece is lost or passed on (FF-889, FF-964)', () => {
  let waited = 0
  let served = 0
  let sold = 0
  for (let day = 0; day < DAYS; day++) {
    const random = generator(20_310_000 + day)
    const { free, owned, lines, lots, acts } = makeShop(random)
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
        const own = lines.filter(({ flavourId, lot }) => flavourId === id && lot === null)
        const aside = own.reduce((sum, line) => sum + setAsideOf(line), 0)
        if (free.get(id)! + aside !== owned.get(id)) throw wrong(day, 'pieces are lost')
        const first = own.findIndex(line => openOf(line) > 0)
        if (first < 0) continue
        waited++
        if (free.get(id) !== 0) throw wrong(day, 'something is free while somebody waits')
        if (own.slice(first + 1).some(({ reserved }) => reserved > 0)) throw wrong(day, 'somebody is passed over')
      }
      for (const lot of lots) {
        const aside = lines.reduce((sum, line) => (line.lot === lot ? sum + setAsideOf(line) : sum), 0)
        if (lot.quantity < 0) throw wrong(day, 'a lot has less than nothing')
        if (lot.quantity + aside !== lot.owned) throw wrong(day, 'pieces of a lot are lost')
        if (lot.first + lot.changes.reduce((sum, by) => sum + by, 0) !== lot.quantity)
          throw wrong(day, 'a lot is not its changes')
      }
    }
    sold += lines.filter(({ lot }) => lot !== null).length
  }
  expect(Math.min(waited, served, sold)).toBeGreaterThan(DAYS)
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
