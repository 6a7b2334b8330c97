import { PRODUCT_LIST } from '@fairfloor/domain/assortment/addresses'
import { favouritesPage } from '@fairfloor/domain/assortment/pages'
import { findPage } from '@fairfloor/domain/page'
import { shopPages } from '@fairfloor/domain/shop-pages'

/** Whether the shop has a page at an address: the frame links to no other. */
export const hasPage = (address: string): boolean => findPage(shopPages, address.split('?')[0] ?? '') !== undefined

export const FAVOURITES = favouritesPage.path
export const GYM_ASSORTMENT = `${PRODUCT_LIST}?gym_assortment=1`
