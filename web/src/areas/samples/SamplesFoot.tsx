import { addSamples } from '@fairfloor/domain/samples/contract'
import { type Allowance, roomIn } from '@fairfloor/domain/samples/room'
import { getBasket } from '@fairfloor/domain/show-orders/contract'
import { errorWords } from '../../lib/error-words.ts'
import { count } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { Foot, FootFigure, FootNote } from '../../ui/Foot.tsx'
import { useVts } from '../../visit/edition/vts.ts'
import { rightsTexts } from '../../visit/rights-texts.ts'
import { useMay, useUser } from '../../visit/user.ts'
import styles from './Samples.module.css'
import { limitsQuery, samplesQuery, useSampleChoice } from './samples.ts'
import { samplesTexts } from './texts.ts'

/** Footer of the samples tab: remaining allowance, and the button that takes the typed samples. */
export default function SamplesFoot({ exhibitor }: { exhibitor: { id: number } }) {
  const t = useTexts(samplesTexts)
  const user = useUser()
  const mayOrder = useMay('order')
  const { mayNotOrder } = useTexts(rightsTexts)
  const { vts } = useVts()
  const { wanted, pieces, here, inAll, clear } = useSampleChoice(exhibitor.id)
  const table = [samplesQuery(exhibitor.id), limitsQuery(exhibitor.id)]
  const add = useApiMutation(addSamples, {
    intention: `samples-${exhibitor.id}`,
    updates: [queryOf(getBasket, { query: {} })],
    invalidates: table,
    // Somebody else has taken what the screen still shows.
    invalidatesOnRefusal: table,
    onSuccess: () => {
      clear()
      announce(t.added(pieces))
    },
  })

  if (user && !user.company) return <FootNote>{t.staff}</FootNote>
  if (user && !mayOrder) return <FootNote>{mayNotOrder}</FootNote>
  return (
    <Foot>
      <Figure allowance={here} words={t.hereWord} />
      <Figure allowance={inAll} words={t.inAllWord} />
      {add.error && (
        <p className={`red medium to-end ${styles.footError}`} role="alert">
          {errorWords(add.error)}
        </p>
      )}
      <Button
        variant="signal"
        size="l"
        loading={add.loading}
        done={add.done}
        disabled={!add.loading && !add.done && (pieces === 0 || (vts !== undefined && vts.phase !== 'ordering'))}
        onClick={() => add.run({ body: { positionsJson: wanted } })}
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
