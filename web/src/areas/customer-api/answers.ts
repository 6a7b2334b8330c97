import type { getApiSettings } from '@fairfloor/domain/customer-api/contract'
import type { Answer } from '@fairfloor/domain/endpoint'

export type ApiSettings = Answer<typeof getApiSettings>
