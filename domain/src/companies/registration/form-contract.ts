import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getRegistrationForm = endpoint<typeof shapes.getRegistrationForm>()({
  method: 'GET',
  path: '/api/registrations/form',
  summary: 'What the form of a registration offers: the countries that the shop delivers to',
  who: 'anyone',
})
