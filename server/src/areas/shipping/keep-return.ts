import type { ReturnReason } from '@fairfloor/domain/shipping/return-reasons'
import type { Db } from '../../platform/database.ts'
import { returnLines, returns } from './tables.ts'

type NewReturn = {
  readonly orderId: number
  readonly shipmentId: number
  readonly reason: ReturnReason
  readonly note: string | null
  readonly lines: readonly { readonly line: number; readonly quantity: number; readonly restocked: number }[]
  readonly userId: number
  readonly now: Date
}

/** Writes down what came back of a shipment. The caller has checked the quantities. */
export async function keepReturn(tx: Db, { lines, userId, now, ...back }: NewReturn): Promise<number> {
  const [made] = await tx
    .insert(returns)
    .values({ ...back, returnedAt: now, takenBy: userId })
    .returning({ id: returns.id })
  const returnId = made!.id
  await tx.insert(returnLines).values(lines.map(line => ({ ...line, returnId, orderId: back.orderId })))
  return returnId
}
