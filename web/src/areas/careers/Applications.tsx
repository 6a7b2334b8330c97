import { applicationStates } from '@fairfloor/domain/careers/application'
import { getApplications } from '@fairfloor/domain/careers/desk-contract'
import { applicationsAt } from '@fairfloor/domain/careers/lists'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ListFilter } from '../../ui/ListFilter.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { StateFilter } from '../../ui/StateFilter.tsx'
import { ApplicationItem } from './ApplicationItem.tsx'
import styles from './CareersDeskPage.module.css'
import { careersDeskTexts } from './desk-texts.ts'

/** Applications appear by themselves, so an open page polls. */
const live = { refetchInterval: 10_000, placeholderData: keepPreviousData }

export function Applications() {
  const t = useTexts(careersDeskTexts)
  const list = useListAddress()
  const asked = applicationsAt(list.query)
  const applications = useQuery({ ...queryOf(getApplications, { query: asked }), ...live })
  return (
    <>
      <ListFilter list={list} label={t.search}>
        <StateFilter
          list={list}
          label={t.state}
          every={t.every}
          states={t.progress}
          value={asked.state}
          options={applicationStates}
        />
      </ListFilter>
      <LongList list={list} query={applications} empty={{ icon: 'mail', title: t.empty, children: t.emptyText }}>
        {answer => (
          <ul className={styles.applications} aria-label={t.applications}>
            {answer.applications.map(application => (
              <ApplicationItem key={application.id} application={application} />
            ))}
          </ul>
        )}
      </LongList>
    </>
  )
}
