import type { getCompanyAddresses } from '@fairfloor/domain/companies/addresses/reads-contract'
import type { Answer } from '@fairfloor/domain/endpoint'

export type CompanyAddress = Answer<typeof getCompanyAddresses>[number]
