import * as z from 'zod/mini'
import { id, idParam, shapes } from '../shapes.ts'

const answer = z.object({ has_notify_me: z.boolean() })

const params = z.object({ id: idParam })

export const getAlerts = shapes({
  answer: z.array(z.object({ id, has_notify_me: z.boolean() })),
})

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
