import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** 503 with another status while the product starts or its database is gone. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Whether the product can serve: 200, else 503',
  who: 'anyone',
  answer: z.object({ status: z.literal('ok') }),
})

/** Asks neither the database nor anything else: a process that does not answer it is to be started again. */
export const getLive = endpoint({
  method: 'GET',
  path: '/live',
  summary: 'Whether the process answers: 200, also while it starts',
  who: 'anyone',
  answer: z.object({ status: z.literal('ok') }),
})
