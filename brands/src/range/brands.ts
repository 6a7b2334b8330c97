import type { RangeBrand } from './brand.ts'
import { exhibiting, others } from './brand-facts.ts'
import { looks } from './brand-looks.ts'
import { claims, descriptions } from './brand-texts.ts'

/** All brands: those at booths 1 to 30, the organiser (31), then those that do not exhibit. */
export const brands: RangeBrand[] = [...exhibiting, ...others].map(brandOf)

/** The brand at this booth; throws if there is none. */
export function brandAt(booth: number): RangeBrand {
  const brand = brands.find(each => each.booth === booth)
  if (!brand) throw new Error(`No brand stands at booth ${booth}.`)
  return brand
}

function brandOf([name, country, yearsOld, level, makes]: (typeof exhibiting)[number], index: number): RangeBrand {
  const look = looks[name]
  if (!look) throw new Error(`${name} has no look.`)
  const [[ground, ink, accent, lid], system, letters, face, tracking, sign] = look
  const slug = slugOf(name)
  return {
    id: index + 1,
    erpId: String(1001 + index),
    name,
    slug,
    claim: claims[name] ?? '',
    description: descriptions[name] ?? '',
    yearsOld,
    country,
    level,
    makes,
    colours: { ground, ink, accent, lid },
    system,
    wordmark: { letters, face, tracking },
    sign,
    booth: index < exhibiting.length ? index + 1 : null,
    websiteUrl: `https://www.${slug}.example/`,
    youtubeUrl: `https://video.example/${slug}`,
    instagramUrl: `https://photos.example/${slug}`,
    facebookUrl: `https://friends.example/${slug}`,
    twitterUrl: `https://posts.example/${slug}`,
  }
}

function slugOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
