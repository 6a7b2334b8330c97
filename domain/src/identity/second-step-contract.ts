import { endpoint } from '../endpoint.ts'
import type * as shapes from './second-step-shapes.ts'

export const confirmLogin = endpoint<typeof shapes.confirmLogin>()({
  method: 'POST',
  path: '/api/login/second-step',
  summary: 'Second step of a login: a code of the authenticator app, or a recovery code; starts the session',
  who: 'anyone',
  refusals: ['second_step_over', 'wrong_code', 'too_many'],
})
