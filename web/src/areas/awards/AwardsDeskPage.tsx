import { chooseAwardWinner, type getAwardYear } from '@fairfloor/domain/awards/desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { Select } from '../../ui/Select.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { AwardDatesForm } from './AwardDatesForm.tsx'
import styles from './AwardsDesk.module.css'
import { awardYearQuery } from './desk-queries.ts'
import { awardDeskTexts } from './desk-texts.ts'

type AwardYear = Answer<typeof getAwardYear>
type Category = AwardYear['categories'][number]

/** /admin/awards: voting window, winners' days, and the winners. */
export function AwardsDeskPage() {
  const t = useTexts(awardDeskTexts)
  const { data } = useQuery({ ...awardYearQuery, enabled: isOperator(useUser()) })
  return (
    <AdminFrame title={t.title} {...(data && { lead: t.lead(data.time_zone) })}>
      <Year />
    </AdminFrame>
  )
}

function Year() {
  const t = useTexts(awardDeskTexts)
  return (
    <Loaded
      query={useQuery(awardYearQuery)}
      waiting={640}
      missing={{ icon: 'award', title: t.none, children: t.noneText }}
    >
      {year => (
        <>
          <AwardDatesForm year={year} />
          <Winners year={year} />
        </>
      )}
    </Loaded>
  )
}

const BY_VOTES = 'votes'

function Winners({ year }: { year: AwardYear }) {
  const t = useTexts(awardDeskTexts)
  const choose = useApiMutation(chooseAwardWinner, {
    invalidates: [awardYearQuery],
    invalidatesOnRefusal: [awardYearQuery],
  })
  const columns: Column<Category>[] = [
    { id: 'category', head: t.category, phone: 'title', cell: category => category.name },
    { id: 'votes', head: t.votes, align: 'end', cell: ({ nominees }) => count(votesOf(nominees)) },
    {
      id: 'standing',
      head: t.standing,
      cell: ({ nominees, winner_participant_id: winner }) =>
        nominees.find(({ id }) => id === winner)?.name ?? <span className="ink-3">{t.nobody}</span>,
    },
    {
      id: 'choice',
      head: t.choice,
      phone: 'bare',
      cell: ({ id, name, nominees, chosen_participant_id: chosen }) => (
        <Select
          className={styles.choice}
          label={t.choiceOf(name)}
          hideLabel
          value={String(chosen ?? BY_VOTES)}
          options={[
            { value: BY_VOTES, label: t.byVotes },
            ...nominees.map(nominee => ({
              value: String(nominee.id),
              label: t.nominee(nameOf(nominee), nominee.votes),
            })),
          ]}
          onChange={value =>
            choose.mutate({ params: { id }, body: { participant_id: value === BY_VOTES ? null : Number(value) } })
          }
        />
      ),
    },
  ]
  return (
    <section className="grid gap-4 mt-8">
      <h2>{t.winners}</h2>
      <MutationError of={choose} />
      <Table caption={t.winners} columns={columns} rows={year.categories} rowKey={category => category.id} />
    </section>
  )
}

const votesOf = (nominees: Category['nominees']) => nominees.reduce((sum, { votes }) => sum + votes, 0)

const nameOf = ({ name, brand_name }: Category['nominees'][number]) => (brand_name ? `${name}, ${brand_name}` : name)
