import * as z from 'zod/mini'
import { idParam, shapes } from '../shapes.ts'

const answer = z.object({ has_notify_me: z.boolean() })

const params = z.object({ id: idParam })

export const askForAlert = shapes({
  params,
  answer,
})

export const endAlert = shapes({
  params,
  answer,
})

export const updateNotify = shapes({
  params: z.object({ id: idParam, wanted: z.enum(['0', '1']) }),
  answer,
})
