import { changePosition, removePosition } from '@fairfloor/domain/show-orders/contract'
import { makeChange } from '../../lib/sending/change.ts'
import type { LineCalls } from '../../lib/sending/line-changes.ts'
import { useLineChanges } from '../../lib/sending/use-line-changes.ts'
import { userQuery } from '../../visit/user.ts'
import { orderMutation } from './order-queries.ts'

/** Debounce of a quantity change. */
export const PAUSE_MS = 300

/** Calls that answer the order run in turn: an older answer that came last would show the quantities from before. */
export const ORDER_LINES = 'order-lines'

const mutation = { ...orderMutation, keepalive: true }

const calls: LineCalls = {
  scope: ORDER_LINES,
  pauseMs: PAUSE_MS,
  owner: client => client.getQueryData(userQuery.queryKey)?.user?.id,
  change: (client, id, body) => makeChange(client, changePosition, { params: { id }, body }, mutation),
  remove: (client, id) => makeChange(client, removePosition, { params: { id } }, mutation),
}

/** Pending changes of the lines of the order at the fair. */
export const useChanges = () => useLineChanges(calls)
