import * as z from 'zod/mini'
import { idParam, shapes } from '../shapes.ts'
import { getBasket } from './shapes.ts'

export const getCustomerBasket = shapes({ params: z.object({ id: idParam }), answer: getBasket.answer })
