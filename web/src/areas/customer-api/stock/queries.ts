import { getApiSettings } from '@fairfloor/domain/customer-api/contract'
import { getDeliveries } from '@fairfloor/domain/customer-api/push/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { queryOf } from '../../../lib/query.ts'

export type Settings = Answer<typeof getApiSettings>
export type Delivery = Answer<typeof getDeliveries>['deliveries'][number]

export const settingsQuery = queryOf(getApiSettings, {})
export const deliveriesQuery = queryOf(getDeliveries, {})
