import * as z from 'zod/mini'
import { shapes, success } from '../shapes.ts'
import { weekPages } from './visits.ts'

export const countWeekVisit = shapes({ body: z.object({ page: z.enum(weekPages) }), answer: success })
