import type { HouseText } from './house-text.ts'

/** The organiser of the demo is fictional; what the page says about the software is true. */
export const privacyPolicy: HouseText = {
  en: {
    title: 'Privacy Policy',
    lead: 'Which data we keep of you, why, how long, and what you can ask of us.',
    sections: [
      {
        head: 'Who is responsible',
        text: 'Maasveld Sportvoeding B.V., Havenkade 31, 5928 PT Venlo, the Netherlands, is responsible for your data in the sense of the General Data Protection Regulation (GDPR). Write to [privacy@fairfloor.test](mailto:privacy@fairfloor.test) with any question.',
      },
      {
        head: 'Your account',
        text: 'For your account we keep your name, your e-mail address, your company with its addresses and VAT number, and a fingerprint of your password from which it cannot be told. We need these data to sell to you (article 6(1)(b) GDPR).\n\nWhen you log in, a cookie holds a random number by which we know you again. It ends when you log out. Without it no order is possible, so it needs no consent.',
      },
      {
        head: 'Orders and invoices',
        text: 'Orders, deliveries and invoices are kept for seven years, because Dutch tax law asks for it (article 6(1)(c) GDPR). Carriers get the name, address and telephone number of the recipient, and nothing else.',
      },
      {
        head: 'At the Virtual Trade Show',
        text: 'We note which booths you open, which samples you take, how you vote, and what you tell an exhibitor in the feedback: this is how your points are counted. An exhibitor reads your feedback and sees orders and samples of its own booth; an exhibitor never sees what you did elsewhere.\n\nHow many buyers are in the hall is counted without names.\n\nActivities are deleted twelve months after the end of the show.',
      },
      {
        head: 'Applications',
        text: 'What you send us with an application is read only by those who decide about the job. It is deleted with its file after 180 days.',
      },
      {
        head: 'Help and statistics',
        text: 'A help window and a tag manager of other companies may be used on these pages. They are loaded only after you have allowed it, never before, and the shop works without them. You can change your mind at any time below each page, and on the information page of the trade show.',
      },
      {
        head: 'Mails',
        text: 'We write to you about your orders and about the dates of the show in which you take part. A notice that a product is back comes only where you asked for it, and once.',
      },
      {
        head: 'What we record of errors',
        text: 'Our servers write down errors and unusual requests with the time and a number of the request, without passwords and without what you typed. These records are deleted after 30 days.',
      },
      {
        head: 'Your rights',
        text: 'You may ask which data we have of you, have them corrected, deleted or handed over, and object to their use. You may complain to the Autoriteit Persoonsgegevens in The Hague. We answer within one month.',
      },
    ],
  },
  de: {
    title: 'Datenschutz',
    lead: 'Welche Daten wir von Ihnen haben, warum, wie lange, und was Sie von uns verlangen können.',
    sections: [
      {
        head: 'Wer verantwortlich ist',
        text: 'Maasveld Sportvoeding B.V., Havenkade 31, 5928 PT Venlo, Niederlande, ist im Sinne der Datenschutz-Grundverordnung (DSGVO) für Ihre Daten verantwortlich. Bei Fragen schreiben Sie an [privacy@fairfloor.test](mailto:privacy@fairfloor.test).',
      },
      {
        head: 'Ihr Konto',
        text: 'Für Ihr Konto speichern wir Ihren Namen, Ihre E-Mail-Adresse, Ihr Unternehmen mit Adressen und USt-IdNr. und einen Fingerabdruck Ihres Passworts, aus dem es sich nicht ablesen lässt. Wir brauchen diese Daten, um an Sie zu verkaufen (Artikel 6 Absatz 1 Buchstabe b DSGVO).\n\nWenn Sie sich anmelden, hält ein Cookie eine zufällige Zahl, an der wir Sie wiedererkennen. Er endet, wenn Sie sich abmelden. Ohne ihn ist keine Bestellung möglich, darum braucht er keine Einwilligung.',
      },
      {
        head: 'Bestellungen und Rechnungen',
        text: 'Bestellungen, Lieferungen und Rechnungen bewahren wir sieben Jahre auf, weil das niederländische Steuerrecht es verlangt (Artikel 6 Absatz 1 Buchstabe c DSGVO). Spediteure bekommen Namen, Adresse und Telefonnummer des Empfängers, sonst nichts.',
      },
      {
        head: 'Auf der virtuellen Messe',
        text: 'Wir halten fest, welche Stände Sie öffnen, welche Proben Sie nehmen, wie Sie abstimmen und was Sie einem Aussteller im Feedback sagen: so werden Ihre Punkte gezählt. Ein Aussteller liest Ihr Feedback und sieht Bestellungen und Proben des eigenen Standes; was Sie anderswo getan haben, sieht er nie.\n\nWie viele Einkäufer in der Halle sind, zählen wir ohne Namen.\n\nAktivitäten werden zwölf Monate nach dem Ende der Messe gelöscht.',
      },
      {
        head: 'Bewerbungen',
        text: 'Was Sie uns mit einer Bewerbung schicken, lesen nur die Menschen, die über die Stelle entscheiden. Nach 180 Tagen wird es mitsamt der Datei gelöscht.',
      },
      {
        head: 'Hilfe und Statistik',
        text: 'Auf diesen Seiten können ein Hilfefenster und ein Tag-Manager anderer Unternehmen verwendet werden. Sie werden erst geladen, nachdem Sie es erlaubt haben, nie vorher, und der Shop funktioniert ohne sie. Sie können Ihre Meinung jederzeit ändern, unten auf jeder Seite und auf der Informationsseite der Messe.',
      },
      {
        head: 'E-Mails',
        text: 'Wir schreiben Ihnen zu Ihren Bestellungen und zu den Terminen der Messe, an der Sie teilnehmen. Dass ein Produkt wieder da ist, melden wir nur, wo Sie darum gebeten haben, und einmal.',
      },
      {
        head: 'Was wir von Fehlern festhalten',
        text: 'Unsere Server schreiben Fehler und ungewöhnliche Anfragen mit Uhrzeit und einer Nummer der Anfrage auf, ohne Passwörter und ohne das, was Sie getippt haben. Diese Aufzeichnungen werden nach 30 Tagen gelöscht.',
      },
      {
        head: 'Ihre Rechte',
        text: 'Sie dürfen fragen, welche Daten wir von Ihnen haben, sie berichtigen, löschen oder sich aushändigen lassen und ihrer Verwendung widersprechen. Sie dürfen sich bei der Autoriteit Persoonsgegevens in Den Haag beschweren. Wir antworten innerhalb eines Monats.',
      },
    ],
  },
}
