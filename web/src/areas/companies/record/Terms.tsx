import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import side from '../../../ui/side.module.css'
import { MandatePanel } from '../MandatePanel.tsx'
import { TermsForm } from '../TermsForm.tsx'
import { VatPanel } from '../VatPanel.tsx'
import { BlockPanel } from './BlockPanel.tsx'
import { RightsForm } from './RightsForm.tsx'

/** What is agreed with a customer, and whether it is served. */
export const Terms = ({ customer }: { customer: DeskCustomer }) => (
  <div className={`stack top packed gap-5 pt-5 ${side.side}`}>
    <div className="stack top packed gap-5">
      <RightsForm customer={customer} />
      <TermsForm customer={customer} />
      <MandatePanel customer={customer} timeZone={customer.time_zone} />
    </div>
    <div className="stack top packed gap-5">
      <VatPanel customer={customer} timeZone={customer.time_zone} />
      <BlockPanel customer={customer} />
    </div>
  </div>
)
