import * as z from 'zod/mini'
import { instant, shapes, success } from '../shapes.ts'

export const startWeekPreview = shapes({ body: z.object({ at: instant }), answer: z.object({ at: instant }) })

export const endWeekPreview = shapes({ answer: success })
