import { ofUser, type PersonalRows, partsOf } from '../../platform/personal.ts'
import { favourites, orderListPositions, orderLists } from './tables.ts'

const lists = ofUser('order-lists', orderLists.ownerId)

export const orderListsPersonal: readonly PersonalRows[] = [
  ofUser('favourites', favourites.userId),
  lists,
  partsOf(lists, 'order-list-positions', orderListPositions.listId, orderLists.id),
]
