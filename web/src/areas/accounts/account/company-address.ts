import type { Answer } from '@fairfloor/domain/endpoint'
import type { getCompanyAddresses } from '@fairfloor/domain/identity/contract'

export type CompanyAddress = Answer<typeof getCompanyAddresses>[number]
