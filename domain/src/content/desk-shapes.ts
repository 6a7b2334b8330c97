import * as z from 'zod/mini'
import { file, idParam, instant, shapes } from '../shapes.ts'
import { contentPage, contentSlug, language } from './shapes.ts'
import { versionStates } from './version.ts'

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

const words = {
  title: line,
  /** One sentence below the title; may be empty. */
  lead: z.string().check(z.trim(), z.maxLength(1000)),
  /** Texts are Markdown. A part may keep a picture of the page or drop it. */
  sections: z
    .array(
      z.object({
        head: line,
        text: z.string().check(z.trim(), z.minLength(1), z.maxLength(10_000)),
        image_url: z.nullable(z.string().check(z.maxLength(200))),
      }),
    )
    .check(z.maxLength(40)),
}

const version = z.object({
  id: z.int(),
  title: z.string(),
  state: z.enum(versionStates),
  /** From when on it is or was shown; null: a draft. */
  published_from: z.nullable(instant),
  saved_at: instant,
  /** Null where the demo or an import wrote it. */
  saved_by: z.nullable(z.string()),
})

export const getDeskPages = shapes({
  answer: z.object({
    /** Of the house; each page may be written in each. */
    languages: z.array(language),
    time_zone: z.string(),
    pages: z.array(
      z.object({
        slug: z.string(),
        texts: z.array(
          z.object({
            language,
            /** Of what is shown now; null: nothing is. */
            title: z.nullable(z.string()),
            /** A newer version that is not shown yet. */
            waiting: z.nullable(version),
          }),
        ),
      }),
    ),
  }),
})

const deskPage = z.object({
  slug: z.string(),
  language,
  /** The newest version, which the form begins with; null: nobody has written one. */
  newest: z.nullable(z.object({ id: z.int(), ...words, file_url: z.nullable(z.string()) })),
  /** The newest first. */
  versions: z.array(version),
})

const params = z.object({ slug: contentSlug })

export const getDeskPage = shapes({
  params,
  /** By default the house's first. */
  query: z.object({ language: z.optional(language) }),
  answer: deskPage,
})

export const saveContentVersion = shapes({
  params,
  body: z.object({
    language,
    ...words,
    /** The version that the form began with; null where there was none. */
    based_on: z.nullable(z.int()),
    /** Otherwise it is a draft. */
    publish: z.boolean(),
    /** From when on it is shown; null: at once. */
    from: z.nullable(instant),
  }),
  answer: deskPage,
})

export const getContentVersion = shapes({
  params: z.object({ id: idParam }),
  answer: z.object({ version, page: contentPage }),
})

export const takeBackVersion = shapes({ params: z.object({ id: idParam }), answer: deskPage })

export const addContentPicture = shapes({
  body: z.object({ picture: file }),
  answer: z.object({ url: z.string(), width: z.int(), height: z.int() }),
})
