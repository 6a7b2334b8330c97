import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../../platform/database.ts'
import { publish } from '../../../platform/outbox.ts'
import { APPROVAL_DECIDED, type OfApproval } from './events.ts'
import { decide, lockToDecide } from './stored.ts'

type Refusing = {
  readonly viewer: CustomerViewer
  readonly id: number
  /** To who asked. */
  readonly answer: string
  readonly now: Date
}

/** Nothing is ordered; who asked may put the lines back into the basket. @throws Refusal not_found, approval_decided, own_approval */
export async function refuseOrder(tx: Db, { viewer, id, answer, now }: Refusing): Promise<void> {
  await lockToDecide(tx, viewer, id)
  await decide(tx, id, { decidedAt: now, decidedBy: viewer.userId, outcome: 'refused', answer })
  await publish(tx, APPROVAL_DECIDED, { approvalId: id } satisfies OfApproval)
}
