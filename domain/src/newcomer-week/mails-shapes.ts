import * as z from 'zod/mini'
import { shapes } from '../shapes.ts'

const wanted = z.object({ wanted: z.boolean() })

export const getWeekMails = shapes({ answer: wanted })

export const setWeekMails = shapes({ body: wanted, answer: wanted })
