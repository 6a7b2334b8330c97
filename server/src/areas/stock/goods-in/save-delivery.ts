import { refuse as refuseGoods } from '@fairfloor/domain/catalogue/refusals'
import type { Day } from '@fairfloor/domain/day'
import type { Parsed } from '@fairfloor/domain/endpoint'
import type { createDelivery as contract } from '@fairfloor/domain/stock/goods-in/contract'
import { refuse } from '@fairfloor/domain/stock/goods-in/refusals'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { guardVersion } from '../../../platform/form-version.ts'
import type { Snapshot } from '../../catalogue/index.ts'
import { expectedDeliveries, expectedDeliveryLines } from '../delivery-tables.ts'
import { editedOf, readDelivery } from './deliveries.ts'
import { refreshEtas } from './etas.ts'

type Body = Parsed<typeof contract>['body']
type Saving = { readonly snapshot: Snapshot; readonly today: Day; readonly now: Date }

/** Announces a delivery. @throws Refusal unknown_flavour */
export async function createDelivery(tx: Db, body: Body, userId: number, { snapshot, today, now }: Saving) {
  guardFlavours(body, snapshot)
  const [made] = await tx
    .insert(expectedDeliveries)
    .values({ ...headOf(body), createdAt: now, createdBy: userId })
    .returning({ id: expectedDeliveries.id })
  const deliveryId = made!.id
  await tx.insert(expectedDeliveryLines).values(body.lines.map((line, i) => rowOf(deliveryId, i + 1, line)))
  await refreshEtas(tx, flavoursOf(body.lines), today)
  return deliveryId
}

/**
 * Changes what is expected: lines that are missing from the body are removed.
 * @throws Refusal not_found, changed_meanwhile, delivery_closed, unknown_flavour, line_received
 */
export async function changeDelivery(
  tx: Db,
  deliveryId: number,
  { version, ...body }: Body & { readonly version: string },
  { snapshot, today }: Saving,
): Promise<void> {
  const stored = await readDelivery(tx, deliveryId, true)
  guardVersion(version, editedOf(stored))
  if (stored.head.closedAt) throw refuse('delivery_closed')
  guardFlavours(body, snapshot)
  const kept = new Map(body.lines.flatMap(line => (line.line === null ? [] : [[line.line, line] as const])))
  for (const { line, flavourId, received } of stored.lines)
    if (received > 0 && kept.get(line)?.flavour_id !== flavourId) throw refuse('line_received')
  await tx.update(expectedDeliveries).set(headOf(body)).where(eq(expectedDeliveries.id, deliveryId))
  const { deliveryId: of, line: number } = expectedDeliveryLines
  const before = new Map(stored.lines.map(line => [line.line, line]))
  let last = Math.max(0, ...before.keys())
  const rows = body.lines.map(line => {
    const old = line.line === null ? undefined : before.get(line.line)
    return { ...rowOf(deliveryId, old?.line ?? ++last, line), received: old?.received ?? 0 }
  })
  const numbers = new Set(rows.map(({ line }) => line))
  for (const { line } of stored.lines)
    if (!numbers.has(line)) await tx.delete(expectedDeliveryLines).where(sameLine(deliveryId, line))
  for (const row of rows)
    await tx
      .insert(expectedDeliveryLines)
      .values(row)
      .onConflictDoUpdate({
        target: [of, number],
        set: {
          flavourId: row.flavourId,
          quantity: row.quantity,
          expectedOn: row.expectedOn,
          // A new day may pass, too.
          lateMailedAt: sql`case when expected_delivery_lines.expected_on is distinct from excluded.expected_on
            then null else expected_delivery_lines.late_mailed_at end`,
        },
      })
  await refreshEtas(tx, [...new Set([...flavoursOf(body.lines), ...stored.lines.map(line => line.flavourId)])], today)
}

const sameLine = (deliveryId: number, line: number) =>
  and(eq(expectedDeliveryLines.deliveryId, deliveryId), eq(expectedDeliveryLines.line, line))

/** Expects nothing more of a delivery. @throws Refusal not_found, delivery_closed */
export async function closeDelivery(tx: Db, deliveryId: number, today: Day, now: Date): Promise<void> {
  const { head, lines } = await readDelivery(tx, deliveryId, true)
  if (head.closedAt) throw refuse('delivery_closed')
  await tx.update(expectedDeliveries).set({ closedAt: now }).where(eq(expectedDeliveries.id, deliveryId))
  await refreshEtas(tx, [...new Set(lines.map(({ flavourId }) => flavourId))], today)
}

const headOf = ({ supplier, reference, note }: Body) => ({ supplier, reference: reference || null, note: note || null })

const rowOf = (deliveryId: number, line: number, { flavour_id, quantity, expected_on }: Body['lines'][number]) => ({
  deliveryId,
  line,
  flavourId: flavour_id,
  quantity,
  expectedOn: expected_on,
})

const flavoursOf = (lines: Body['lines']) => [...new Set(lines.map(({ flavour_id }) => flavour_id))]

/** @throws Refusal unknown_flavour, naming the lines */
function guardFlavours({ lines }: Pick<Body, 'lines'>, { flavours }: Snapshot): void {
  const unknown = lines.flatMap(({ flavour_id }, i) => (flavours.get(flavour_id) ? [] : [i]))
  if (unknown.length > 0) throw refuseGoods('unknown_flavour').at(`lines.${unknown[0]}.flavour_id`)
}
