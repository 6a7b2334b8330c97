import { getRegistrations } from '@fairfloor/domain/companies/registration/desk-contract'
import { openRegistrationAt, registrationsAt } from '@fairfloor/domain/companies/registration/lists'
import { registrationStates } from '@fairfloor/domain/companies/registration/states'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { countryName } from '../../../lib/country.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { type ListAddress, useListAddress } from '../../../ui/list-address.ts'
import { StateFilter } from '../../../ui/StateFilter.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import { useOnceOpen } from '../../../ui/useOnceOpen.ts'
import { AdminFrame } from '../../back-office/AdminFrame.tsx'
import { useInstantText } from '../../back-office/instants.ts'
import { DeskList } from '../../back-office/list/DeskList.tsx'
import { deskTexts } from './desk-texts.ts'
import { registrationsQuery } from './queries.ts'
import { STATE_TONES } from './state-tones.ts'

const RegistrationSheet = lazyPart(async () => ({
  default: (await import('./RegistrationSheet.tsx')).RegistrationSheet,
}))

type Row = Answer<typeof getRegistrations>['registrations'][number]

/** /admin/registrations: who wants to become a customer; one opens in a sheet beside the list. */
export function RegistrationsDeskPage() {
  const t = useTexts(deskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Registrations />
    </AdminFrame>
  )
}

function Registrations() {
  const t = useTexts(deskTexts)
  const list = useListAddress()
  const asked = registrationsAt(list.query)
  const query = useQuery(registrationsQuery(asked))
  const columns = useColumns(list)
  const open = openRegistrationAt(list.query)
  const once = useOnceOpen(open !== null)
  return (
    <>
      <DeskList
        list={list}
        of={getRegistrations}
        asked={asked}
        query={query}
        search={t.search}
        filters={
          <StateFilter
            list={list}
            label={t.state}
            every={t.every}
            states={t.states}
            value={asked?.state}
            options={registrationStates}
          />
        }
        empty={{ icon: 'account', title: t.none, children: t.noneText }}
        table={{
          caption: t.title,
          columns,
          rows: answer => answer.registrations,
          rowKey: ({ id }) => id,
        }}
      />
      {once && (
        <Suspense>
          <RegistrationSheet open={open} closeTo={list.address({ open: '' })} />
        </Suspense>
      )}
    </>
  )
}

function useColumns(list: ListAddress): Column<Row>[] {
  const t = useTexts(deskTexts)
  const { language } = useLanguage()
  const at = useInstantText()
  return [
    {
      id: 'company',
      head: t.company,
      phone: 'title',
      cell: ({ id, company }) => (
        <Link to={list.address({ open: String(id) })} className={text.link} aria-label={t.openOf(company)}>
          {company}
        </Link>
      ),
    },
    { id: 'business', head: t.business, cell: ({ business }) => t.kinds[business] },
    { id: 'country', head: t.country, cell: ({ country }) => countryName(country, language) },
    { id: 'person', head: t.person, cell: ({ name }) => name },
    { id: 'at', head: t.at, cell: ({ registered_at }) => at(registered_at) },
    {
      id: 'state',
      head: t.state,
      cell: ({ state }) => <Tag tone={STATE_TONES[state]}>{t.states[state]}</Tag>,
    },
  ]
}
