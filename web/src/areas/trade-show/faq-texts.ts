import { messages } from '../../lib/texts.tsx'
import type { FaqDates } from './faq.ts'

export const faqTexts = messages({
  en: {
    what: {
      head: 'What is the Virtual Trade Show?',
      body: () =>
        'A fair that you walk through in your browser. Every booth in the hall is one of our brands. You see what is new, order at the prices of the show, take samples and talk to the brands by your feedback.',
    },
    enter: {
      head: 'Who can enter?',
      body: () =>
        'Everyone may look into the lobby. To enter the hall you log in with the account that you use in the shop. Without an account you register as a customer; we look at each application by hand.',
    },
    walk: {
      head: 'How do I find a booth?',
      body: () =>
        'Walk along the arrows on the floor, press a place on the floor plan, or open Exhibitors at the top and type a brand, a product or a booth number. The list view shows the whole hall without panoramas.',
    },
    order: {
      head: 'When can I order?',
      body: ({ opens, closes }: FaqDates) =>
        `From ${opens} to ${closes}. Open a booth, choose 'Place order', and type the pieces of each flavour. What you have ordered stands in the order overview at the top.`,
    },
    prices: {
      head: 'Which prices apply?',
      body: () =>
        'The prices of the show, which are shown beside the regular ones. The price that is shown when you add a product stays on that position until your order ends. All prices are per piece and without VAT.',
    },
    stock: {
      head: 'Can I order what is not in stock?',
      body: () =>
        "Yes. At the fair stock does not limit what you order; it decides when you can release it. Where a flavour has run out you can have yourself notified as soon as it is back. 'On request' means that the stock is not known yet: you can order, and release once it is counted.",
    },
    change: {
      head: 'Can I change my order?',
      body: ({ closes, confirmFrom }: FaqDates) =>
        `Until ${closes} as often as you like, in the order overview. From ${confirmFrom} on, while you confirm, quantities can still be lowered or set to 0, but not raised.`,
    },
    confirm: {
      head: 'How do I confirm my order?',
      body: ({ confirmFrom, confirmTo }: FaqDates) =>
        `In your account under 'Virtual Trade Show Order', from ${confirmFrom} to ${confirmTo}. Check the quantities and press Confirm; a mail then lists what you have confirmed. What is not confirmed lapses, and costs nothing.`,
    },
    release: {
      head: 'How do I release my order?',
      body: ({ releaseTo }: FaqDates) =>
        `After confirmation you release the order or parts of it in your account, until ${releaseTo}. Several partial releases are possible and are invoiced accordingly. Release is first come first serve. Products that are not released by then are deleted from your order.`,
    },
    samples: {
      head: 'How do I get free samples?',
      body: () =>
        "Choose 'Free samples' at a booth. There is a limit per exhibitor and one in all, and each sample is there only as long as stocks last. Samples are reserved for you at once and come with your first delivery.",
    },
    media: {
      head: 'Where do I find pictures and price sheets?',
      body: () =>
        "In the 'Media center' of the booth: single files, or everything of a brand as one ZIP file. You may use the material to sell the products of that brand.",
    },
    feedback: {
      head: 'Who reads my feedback?',
      body: () =>
        'The exhibitor to whom you give it, and the organiser. Stars and texts are needed, yes-or-no questions are up to you. Feedback is given once per exhibitor.',
    },
    awards: {
      head: 'How do the awards work?',
      body: () =>
        'You have one vote in each category, and may move it as long as the voting is open. The winners are shown at the booths and under Awards once the voting is over.',
    },
    points: {
      head: 'How do I win the laptop?',
      body: () =>
        'By visiting booths, watching highlights, ordering, taking samples, giving feedback and voting: all of it brings points, each thing once. The most interactive visitor wins. Your points stand in your account at the top.',
    },
    tour: {
      head: 'Can I see the guided tour again?',
      body: () =>
        "Yes: turn on 'Show the guided tour' in your account at the top. It brings points when you have ended it.",
    },
    help: {
      head: 'Something does not work. What now?',
      body: () =>
        'Load the page anew; what you typed is kept. If the hall stays dark, your browser cannot draw panoramas: switch to the list view, which offers the same. For everything else our customer service is there; its address stands in the imprint.',
    },
  },
  de: {
    what: {
      head: 'Was ist die virtuelle Messe?',
      body: () =>
        'Eine Messe, durch die Sie im Browser gehen. Jeder Stand in der Halle ist eine unserer Marken. Sie sehen Neuheiten, bestellen zu Messepreisen, nehmen Proben mit und sagen den Marken Ihre Meinung.',
    },
    enter: {
      head: 'Wer kann hinein?',
      body: () =>
        'In die Lobby darf jeder sehen. Für die Halle melden Sie sich mit Ihrem Shop-Konto an. Ohne Konto registrieren Sie sich als Kunde; wir prüfen jeden Antrag von Hand.',
    },
    walk: {
      head: 'Wie finde ich einen Stand?',
      body: () =>
        'Folgen Sie den Pfeilen am Boden, drücken Sie eine Stelle im Hallenplan, oder öffnen Sie oben Aussteller und tippen Sie eine Marke, ein Produkt oder eine Standnummer. Die Listenansicht zeigt die ganze Halle ohne Panoramen.',
    },
    order: {
      head: 'Wann kann ich bestellen?',
      body: ({ opens, closes }: FaqDates) =>
        `Von ${opens} bis ${closes}. Öffnen Sie einen Stand, wählen Sie „Bestellen“, und tippen Sie die Stückzahl jeder Sorte. Was Sie bestellt haben, steht oben in der Bestellübersicht.`,
    },
    prices: {
      head: 'Welche Preise gelten?',
      body: () =>
        'Die Messepreise, die neben den regulären stehen. Der Preis, der beim Hinzufügen gezeigt wird, bleibt bis zum Ende Ihrer Bestellung. Alle Preise gelten je Stück und ohne Mehrwertsteuer.',
    },
    stock: {
      head: 'Kann ich bestellen, was nicht auf Lager ist?',
      body: () =>
        'Ja. Auf der Messe begrenzt der Bestand das Bestellen nicht; er entscheidet, wann Sie abrufen können. Wo eine Sorte ausgegangen ist, lassen Sie sich benachrichtigen, sobald sie wieder da ist. „Auf Anfrage“ heißt, dass der Bestand noch nicht bekannt ist: Sie können bestellen, und abrufen, sobald gezählt ist.',
    },
    change: {
      head: 'Kann ich meine Bestellung ändern?',
      body: ({ closes, confirmFrom }: FaqDates) =>
        `Bis ${closes} so oft Sie wollen, in der Bestellübersicht. Ab ${confirmFrom}, beim Bestätigen, können Mengen noch gesenkt oder auf 0 gesetzt werden, aber nicht erhöht.`,
    },
    confirm: {
      head: 'Wie bestätige ich meine Bestellung?',
      body: ({ confirmFrom, confirmTo }: FaqDates) =>
        `In Ihrem Konto unter „Messebestellung“, von ${confirmFrom} bis ${confirmTo}. Prüfen Sie die Mengen und drücken Sie Bestätigen; eine E-Mail nennt dann, was Sie bestätigt haben. Was nicht bestätigt wird, verfällt und kostet nichts.`,
    },
    release: {
      head: 'Wie rufe ich meine Bestellung ab?',
      body: ({ releaseTo }: FaqDates) =>
        `Nach der Bestätigung rufen Sie die Bestellung oder Teile davon in Ihrem Konto ab, bis ${releaseTo}. Mehrere Teilabrufe sind möglich und werden einzeln berechnet. Wer zuerst kommt, wird zuerst beliefert. Was bis dahin nicht abgerufen ist, wird aus Ihrer Bestellung gelöscht.`,
    },
    samples: {
      head: 'Wie bekomme ich Gratisproben?',
      body: () =>
        'Wählen Sie am Stand „Gratisproben“. Es gibt eine Grenze je Aussteller und eine insgesamt, und jede Probe nur, solange der Vorrat reicht. Proben werden sofort für Sie reserviert und kommen mit Ihrer ersten Lieferung.',
    },
    media: {
      head: 'Wo finde ich Bilder und Preislisten?',
      body: () =>
        'In der „Mediathek“ des Standes: einzelne Dateien oder alles einer Marke als eine ZIP-Datei. Sie dürfen das Material verwenden, um die Produkte der Marke zu verkaufen.',
    },
    feedback: {
      head: 'Wer liest mein Feedback?',
      body: () =>
        'Der Aussteller, dem Sie es geben, und der Veranstalter. Sterne und Texte sind nötig, Ja-Nein-Fragen freiwillig. Feedback gibt man je Aussteller einmal.',
    },
    awards: {
      head: 'Wie funktionieren die Awards?',
      body: () =>
        'Sie haben eine Stimme je Kategorie und dürfen sie ändern, solange abgestimmt wird. Die Gewinner stehen nach der Abstimmung an den Ständen und unter Awards.',
    },
    points: {
      head: 'Wie gewinne ich den Laptop?',
      body: () =>
        'Stände besuchen, Highlights ansehen, bestellen, Proben nehmen, Feedback geben, abstimmen: alles bringt Punkte, jede Sache einmal. Der aktivste Besucher gewinnt. Ihre Punkte stehen oben in Ihrem Konto.',
    },
    tour: {
      head: 'Kann ich den Rundgang noch einmal sehen?',
      body: () =>
        'Ja: schalten Sie oben in Ihrem Konto „Rundgang zeigen“ ein. Er bringt Punkte, wenn Sie ihn beendet haben.',
    },
    help: {
      head: 'Etwas geht nicht. Was nun?',
      body: () =>
        'Laden Sie die Seite neu; was Sie getippt haben, bleibt erhalten. Bleibt die Halle dunkel, kann Ihr Browser keine Panoramen zeichnen: die Listenansicht bietet dasselbe. Für alles andere ist unser Kundendienst da; seine Adresse steht im Impressum.',
    },
  },
})
