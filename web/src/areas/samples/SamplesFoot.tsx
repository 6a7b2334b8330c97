import { currentUser } from '@fairfloor/domain/identity/contract'
import { addSamples } from '@fairfloor/domain/samples/contract'
import { type Allowance, roomIn } from '@fairfloor/domain/samples/limits'
import { getBasket } from '@fairfloor/domain/show-orders/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { count } from '../../lib/format.ts'
import { fulfilled, keyFor } from '../../lib/intention.ts'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useUser } from '../../lib/user.ts'
import { useVts } from '../../lib/vts.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { Foot, FootFigure, FootNote } from '../../ui/Foot.tsx'
import { useAction } from '../../ui/useAction.ts'
import styles from './SamplesFoot.module.css'
import { limitsQuery, samplesQuery, useSampleChoice } from './samples.ts'
import { samplesTexts } from './texts.ts'

/** The foot of the samples tab: what the limits leave, and the one button that takes what is typed. */
export default function SamplesFoot({ exhibitor }: { exhibitor: { id: number } }) {
  const t = useTexts(samplesTexts)
  const user = useUser()
  const client = useQueryClient()
  const { vts } = useVts()
  const { wanted, pieces, here, inAll, clear } = useSampleChoice(exhibitor.id)
  const add = useAction(async () => {
    const intention = `samples-${exhibitor.id}`
    const body = { positionsJson: wanted }
    try {
      const basket = await call(addSamples, { body }, { idempotencyKey: keyFor(intention, body) })
      fulfilled(intention)
      clear()
      client.setQueryData(queryOf(getBasket, { query: {} }).queryKey, basket)
      await client.invalidateQueries(queryOf(currentUser, {}))
      announce(t.added(pieces))
    } finally {
      // Taken or refused: the table looks different from what the screen shows.
      void client.invalidateQueries(samplesQuery(exhibitor.id))
      void client.invalidateQueries(limitsQuery(exhibitor.id))
    }
  })

  if (user && !user.company) return <FootNote>{t.staff}</FootNote>
  return (
    <Foot>
      <Figure allowance={here} words={t.hereWord} />
      <Figure allowance={inAll} words={t.inAllWord} />
      {add.error && (
        <p className={styles.error} role="alert">
          {add.error.message}
        </p>
      )}
      <Button
        variant="signal"
        size="l"
        loading={add.loading}
        done={add.done}
        disabled={!add.loading && !add.done && (pieces === 0 || (vts !== undefined && vts.phase !== 'ordering'))}
        onClick={() => add.run()}
      >
        {t.add}
      </Button>
    </Foot>
  )
}

function Figure({ allowance, words }: { allowance: Allowance | undefined; words: string }) {
  const t = useTexts(samplesTexts)
  return (
    <FootFigure
      value={allowance ? t.here(count(allowance.taken), count(allowance.most)) : '–'}
      words={words}
      full={allowance !== undefined && roomIn(allowance) === 0}
    />
  )
}
