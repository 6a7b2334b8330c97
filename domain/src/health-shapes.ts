import * as z from 'zod/mini'
import { shapes } from './shapes.ts'

const answer = z.object({ status: z.literal('ok') })

export const getHealth = shapes({ answer })

export const getLive = shapes({ answer })
