import { expect, test } from 'vitest'
import { mayChange, mayManage, maySee } from './order-list.ts'

const owner = { userId: 1, managesUsers: false }
const colleague = { userId: 2, managesUsers: false }
const manager = { userId: 3, managesUsers: true }

test.each([
  ['private', owner, [true, true, true]],
  ['private', colleague, [false, false, false]],
  ['private', manager, [false, false, false]],
  ['read', colleague, [true, false, false]],
  ['read', manager, [true, false, true]],
  ['change', colleague, [true, true, false]],
  ['change', manager, [true, true, true]],
] as const)('a list shared as %s: %j sees, changes and manages it: %j (FF-161)', (sharing, reader, may) => {
  const list = { ownerId: owner.userId, sharing }
  expect([maySee(list, reader), mayChange(list, reader), mayManage(list, reader)]).toEqual(may)
})
