import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { outletBasketLines } from './tables.ts'

export const outletPersonal: readonly PersonalRows[] = [ofUser('outlet-basket', outletBasketLines.addedBy)]
