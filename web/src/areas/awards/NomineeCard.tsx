import { srcSet } from '@fairfloor/domain/pictures'
import { boothAddress } from '@fairfloor/domain/trade-show/addresses'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Nominee } from './awards.ts'
import styles from './NomineeCard.module.css'
import { awardsTexts } from './texts.ts'

interface NomineeCardProps {
  nominee: Nominee
  /** `other`: another nominee has won. */
  state: 'plain' | 'chosen' | 'winner' | 'other'
  /** The user voted for this nominee. */
  isChoice: boolean
  /** Turns the card into a vote button. */
  onVote?: () => void
}

/** A nominee with picture, name and the way to its booth: open for votes, chosen, winner, or greyed beside the winner. */
export function NomineeCard(props: NomineeCardProps) {
  const t = useTexts(awardsTexts)
  const { name, booth } = props.nominee
  return (
    <>
      <Card {...props} />
      {booth && (
        <PageLink
          to={boothAddress(booth.pano_nr, booth.booth_number)}
          className={`row middle t13 cobalt medium ${styles.booth}`}
          aria-label={`${t.booth(booth.booth_number)}, ${name}`}
        >
          {t.booth(booth.booth_number)}
        </PageLink>
      )}
    </>
  )
}

/** The link to the booth lies over it, because the card may be a button. */
function Card({ nominee, state, isChoice, onVote }: NomineeCardProps) {
  const t = useTexts(awardsTexts)
  const { name, brand, booth } = nominee
  const fullName = brand ? t.of(name, brand.name) : name
  const inside = (
    <>
      <Picture nominee={nominee} isWinner={state === 'winner'} />
      <span className={`grid split middle grow slim pad-y-2 pad-x-3 ${styles.words}`}>
        <span className={`bold ${styles.name}`}>{name}</span>
        {brand && <span className={`t13 ink-2 ${styles.brand}`}>{brand.name}</span>}
        {booth && <span className={styles.room} />}
        <span className={`row column bottom gap-1 column-2 ${styles.mark}`}>
          {state === 'winner' && (
            <span className={styles.won}>
              <Icon name="award" size={16} />
              {t.winner}
            </span>
          )}
          {isChoice && (
            <span className={styles.yours}>
              <Icon name="check" size={16} />
              {t.yours}
            </span>
          )}
          {onVote && !isChoice && <span className={`centred ink ${styles.vote}`}>{t.vote}</span>}
        </span>
      </span>
    </>
  )
  const looks = classes(styles.card, brand && styles.product)
  if (!onVote)
    return (
      <div className={looks} data-state={state}>
        {inside}
      </div>
    )
  return (
    <button
      type="button"
      className={looks}
      data-state={state}
      aria-pressed={isChoice}
      aria-label={t.voteFor(fullName)}
      onClick={onVote}
    >
      {inside}
    </button>
  )
}

const WIDTH = 320

function Picture({ nominee: { name, image, overlay_image }, isWinner }: { nominee: Nominee; isWinner: boolean }) {
  return (
    <span className={`fixed block relative on-fog ${styles.picture}`}>
      {image ? (
        <img
          className="wide tall cover"
          src={image}
          srcSet={srcSet(image)}
          sizes="80px"
          alt=""
          width={WIDTH}
          height={WIDTH}
          loading="lazy"
        />
      ) : (
        <span className="grid in-middle ink-3 tall sign t36">{name.slice(0, 1)}</span>
      )}
      {isWinner && overlay_image && (
        <img className={`tall wide cover ${styles.overlay}`} src={overlay_image} alt="" width={WIDTH} height={WIDTH} />
      )}
    </span>
  )
}
