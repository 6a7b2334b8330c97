/** A page of the demo's organiser; paragraphs are separated by an empty line. */
export type LegalText = { title: string; lead: string; sections: readonly { head: string; text: string }[] }
