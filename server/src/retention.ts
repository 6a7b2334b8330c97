import { accountsRetained } from './areas/accounts/index.ts'
import { assortmentRetained } from './areas/assortment/index.ts'
import { backOfficeRetained } from './areas/back-office/index.ts'
import { complaintsRetained } from './areas/complaints/index.ts'
import { customerApiRetained } from './areas/customer-api/index.ts'
import { enquiriesRetained } from './areas/enquiries/index.ts'
import { identityRetained } from './areas/identity/index.ts'
import { personalDataRetained } from './areas/personal-data/index.ts'
import { registrationRetained } from './areas/registration/index.ts'
import { restApiRetained } from './areas/rest-api/index.ts'
import { tradeShowRetained } from './areas/trade-show/index.ts'
import { platformRetained } from './platform/retained.ts'
import type { Retained } from './platform/retention.ts'

/** What is deleted when. Everything not listed is kept. docs/operations.md shows the same table. */
export const retained: readonly Retained[] = [
  ...platformRetained,
  ...identityRetained,
  ...accountsRetained,
  ...backOfficeRetained,
  ...tradeShowRetained,
  ...enquiriesRetained,
  ...assortmentRetained,
  ...customerApiRetained,
  ...restApiRetained,
  ...registrationRetained,
  ...complaintsRetained,
  ...personalDataRetained,
]
