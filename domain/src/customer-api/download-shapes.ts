import * as z from 'zod/mini'
import { languages } from '../language.ts'
import { shapes } from '../shapes.ts'

/** Without a language the file is in the user's. */
const query = z.object({ language: z.optional(z.enum(languages)) })

export const getFeed = shapes({ query, answer: z.unknown() })
export const getPriceListCsv = shapes({ query, answer: z.unknown() })
export const getPriceListXlsx = shapes({ query, answer: z.unknown() })
export const getProductDataCsv = shapes({ query, answer: z.unknown() })
export const getProductDataXlsx = shapes({ query, answer: z.unknown() })
