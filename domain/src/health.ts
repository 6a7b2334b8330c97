import { endpoint } from './endpoint.ts'
import type * as shapes from './health-shapes.ts'

/** 503 with another status while the product starts or the database is unreachable. */
export const getHealth = endpoint<typeof shapes.getHealth>()({
  method: 'GET',
  path: '/health',
  summary: 'Whether the product can serve: 200, else 503',
  who: 'anyone',
})

/** Checks nothing, not even the database: a process that does not answer it should be restarted. */
export const getLive = endpoint<typeof shapes.getLive>()({
  method: 'GET',
  path: '/live',
  summary: 'Whether the process answers: 200, also while it starts',
  who: 'anyone',
})
