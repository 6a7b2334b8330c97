import type { FilterName, ListPlace } from '@fairfloor/domain/assortment/list-place'

/** Filters that are on or off, the most used ones. */
export const FLAGS = ['in_stock', 'new', 'sale', 'gym_assortment'] as const

type Flag = (typeof FLAGS)[number]

/** Turns a flag on or off. The parts of the sale go with it: without it they would still narrow the list. */
export const turned = (filters: ListPlace['filters'], flag: Flag): Partial<Record<FilterName, string>> => ({
  [flag]: filters[flag] === undefined ? '1' : '',
  ...(flag === 'sale' && { clearance: '', clearanceGroup: '' }),
})
