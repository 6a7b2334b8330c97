import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { classes } from '../../../ui/classes.ts'
import columns from '../../back-office/desk-columns.module.css'
import { MandatePanel } from '../MandatePanel.tsx'
import { TermsForm } from '../TermsForm.tsx'
import { VatPanel } from '../VatPanel.tsx'
import { BlockPanel } from './BlockPanel.tsx'
import styles from './Record.module.css'
import { RightsForm } from './RightsForm.tsx'

/** What is agreed with a customer, and whether it is served. */
export const Terms = ({ customer }: { customer: DeskCustomer }) => (
  <div className={classes(columns.columns, styles.part)}>
    <div className={columns.parts}>
      <RightsForm customer={customer} />
      <TermsForm customer={customer} />
      <MandatePanel customer={customer} timeZone={customer.time_zone} />
    </div>
    <div className={columns.parts}>
      <VatPanel customer={customer} timeZone={customer.time_zone} />
      <BlockPanel customer={customer} />
    </div>
  </div>
)
