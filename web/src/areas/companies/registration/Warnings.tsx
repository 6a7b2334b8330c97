import { customerDeskPage } from '@fairfloor/domain/companies/desk-pages'
import type { DeskRegistration } from '@fairfloor/domain/companies/registration/desk-contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import text from '../../../ui/text.module.css'
import { deskTexts } from './desk-texts.ts'

/** What to look at before approving; the customers that are alike are a click away. */
export function Warnings({ registration: { warnings } }: { registration: DeskRegistration }) {
  const t = useTexts(deskTexts)
  if (warnings.length === 0) return null
  return (
    <Alert tone="warning" title={t.look}>
      <ul>
        {warnings.map(({ kind, customers }) => (
          <li key={kind}>
            {t.warnings[kind]}
            {customers.map(({ id, company }, i) => (
              <Fragment key={id}>
                {i === 0 ? ': ' : ', '}
                <Link className={text.link} to={addressOf(customerDeskPage, { params: { deskCustomer: id } })}>
                  {company}
                </Link>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
