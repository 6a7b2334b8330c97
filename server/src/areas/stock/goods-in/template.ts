import type { Day } from '@fairfloor/domain/day'
import type { Language } from '@fairfloor/domain/language'
import { messages } from '@fairfloor/domain/messages'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { listWorkbook } from '../../../platform/workbook.ts'
import { nameOf, type Snapshot } from '../../catalogue/index.ts'

const texts = messages({
  en: {
    title: 'Expected goods',
    quantity: 'Quantity',
    expected: 'Expected on',
    name: 'Name',
    details: 'Details',
    numbers: 'SKU or EAN is enough; the name is not read.',
    days: 'Empty: nobody knows when.',
  },
  de: {
    title: 'Erwartete Ware',
    quantity: 'Menge',
    expected: 'Erwartet am',
    name: 'Name',
    details: 'Hinweise',
    numbers: 'SKU oder EAN genügt; der Name wird nicht gelesen.',
    days: 'Leer: niemand weiß, wann.',
  },
})

const MOST = 500

type Wanted = { readonly id: number; readonly quantity: number }

/** A sheet to fill in: what orders wait for with the pieces they lack, or one article as an example. */
export async function sheetTemplate(
  db: Db,
  { snapshot, language, today, now }: { snapshot: Snapshot; language: Language; today: Day; now: Date },
): Promise<Uint8Array> {
  const t = texts[language]
  const waiting = await rows<Wanted>(
    db,
    sql`
      select l.flavour_id as id, least(99999, sum(l.quantity - l.reserved_quantity - l.cancelled_quantity))::int as quantity
      from order_goods l join order_heads o on o.id = l.order_id
      where l.quantity - l.reserved_quantity - l.cancelled_quantity > 0 and o.status <> 'cancelled'
      group by l.flavour_id order by l.flavour_id limit ${MOST}`,
  )
  const example = [...snapshot.flavours.values()]
    .slice(0, 1)
    .map(({ id, size }) => ({ id, quantity: size.unitsPerCase }))
  const lines = (waiting.length > 0 ? waiting : example).flatMap(one => {
    const flavour = snapshot.flavours.get(one.id)
    return flavour ? [{ ...one, flavour }] : []
  })
  return listWorkbook({
    title: t.title,
    name: t.title,
    columns: [
      { title: 'SKU', width: 18, value: ({ flavour }) => flavour.sku },
      { title: 'EAN', width: 16, value: ({ flavour }) => flavour.ean },
      { title: t.name, width: 48, value: ({ id }) => nameOf(snapshot, id) },
      { title: t.quantity, width: 10, value: ({ quantity }) => quantity },
      { title: t.expected, width: 14, value: () => (waiting.length > 0 ? null : today) },
    ],
    lines,
    details: {
      name: t.details,
      facts: [
        ['SKU, EAN', t.numbers],
        [t.expected, t.days],
      ],
    },
    at: now,
  })
}
