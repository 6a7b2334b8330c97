import * as z from 'zod/mini'
import { id, idParam, shapes } from '../shapes.ts'

const params = z.object({ id: idParam })
const answer = z.object({ is_favourite: z.boolean(), favourites_count: z.int() })

export const getFavourites = shapes({ answer: z.array(z.object({ id })) })

export const addFavourite = shapes({ params, answer })

export const removeFavourite = shapes({ params, answer })
