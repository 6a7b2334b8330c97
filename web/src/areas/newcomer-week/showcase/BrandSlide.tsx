import { inWidth, srcSet } from '@fairfloor/domain/pictures'
import { type CSSProperties, memo } from 'react'
import { classes } from '../../../ui/classes.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './BrandSlide.module.css'
import { BrandVideo, wantsVideo } from './BrandVideo.tsx'
import type { BrandItem } from './items.ts'
import { Sticker } from './Sticker.tsx'

interface BrandSlideProps {
  brand: BrandItem
  isActive: boolean
  isWide: boolean
  /** Its video stands still. */
  isPaused: boolean
}

const PLACES = [styles.middle, styles.left, styles.right]

/** A brand on its own ground: logo, words, and its packs on a floor. Beside the active one only its name and a pack. */
export const BrandSlide = memo(function BrandSlide({ brand, isActive, isWide, isPaused }: BrandSlideProps) {
  return (
    <div
      className={`absolute fill ${styles.brand}`}
      data-active={isActive || undefined}
      data-pictured={brand.picture ? '' : undefined}
    >
      {brand.picture && <img className="wide cover tall absolute fill" src={inWidth(brand.picture, 1280)} alt="" />}
      {isActive && !isWide && brand.video && wantsVideo() && <BrandVideo src={brand.video} isPaused={isPaused} />}
      {brand.picture && <i className={`absolute fill ${styles.veil}`} />}
      <i className={styles.floor} />
      <div className={`absolute fill ${styles.inner}`}>
        <p className={`nowrap ${styles.side}`} style={{ '--letters': brand.name.length } as CSSProperties} aria-hidden>
          {brand.name}
        </p>
        <div className={`grid to-middle ${styles.words}`}>
          {brand.logo && !brand.picture ? (
            <>
              <h2>
                <VisuallyHidden>{brand.name}</VisuallyHidden>
              </h2>
              <img
                className={`round-sheet ${styles.logo}`}
                src={inWidth(brand.logo, 640)}
                alt=""
                width="300"
                height="300"
              />
            </>
          ) : (
            <h2 className={styles.word}>{brand.name}</h2>
          )}
          <p className={`t18 clipped ${styles.tell}`}>{brand.description}</p>
        </div>
        <Sticker percent={brand.percent} className={styles.sticker} />
        {brand.packs.map((url, i) => (
          <img
            key={url}
            className={classes(styles.pack, PLACES[i])}
            src={inWidth(url, 640)}
            srcSet={srcSet(url)}
            sizes="320px"
            alt=""
            width="320"
            height="320"
          />
        ))}
      </div>
    </div>
  )
})
