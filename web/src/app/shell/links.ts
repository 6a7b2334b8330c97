import { PRODUCT_LIST } from '@fairfloor/domain/assortment/addresses'
import { favouritesPage } from '@fairfloor/domain/assortment/pages'

export const FAVOURITES = favouritesPage.path
export const GYM_ASSORTMENT = `${PRODUCT_LIST}?gym_assortment=1`
