import { beginningOf } from '../../../text/index.js';
import { affordabilityIntents } from './affordability-intents.js';
import { contractIntents } from './contract-intents.js';
import { eventIn } from './event-in.js';
import type { Intent, IntentText } from './intent-text.js';
import { moneyIntents } from './money-intents.js';
import { either, followed } from './patterns.js';
import { placeIn, statesIn } from './places.js';
import { withOnlyRate } from './sum-words.js';
import { workspaceIntents } from './workspace-intents.js';

const withoutIncome = ({ yearlyIncome: _income, ...others }: IntentText['inputs']) => others;

const money = ({ inputs }: IntentText) => ({ ...inputs });

/** In order: the first that fits wins. */
export const intents: readonly Intent[] = [
  {
    tool: 'add-home',
    when: /\b(?:add|save|put|import|agrega|guarda)\b.{0,20}\b(?:home|house|listing|property|casa|this one|place)\b/,
    unless:
      /\b(?:scenario|calendar|how (?:do|can) i|how much|cuanto|should (?:i|we)|name|trust|titled?|names|llc|lien|contractor|deed|estate|wife|husband|offer|down|sav(?:e|ed|ing) (?:up )?(?:for|to|on))\b/,
    input: ({ question }) => ({ listing: question.replace(/^[^:\n]{0,60}:\s*/, '') }),
  },
  {
    tool: 'remember',
    when: /^(?:please |mia,? )?(?:remember|note|keep in mind|recuerda|don't forget) (?:that |this:? |que )?/,
    unless: /\bremind\b/,
    input: ({ question }) => ({
      text: question.replace(/^.*?\b(?:remember|note|keep in mind|recuerda|forget)\b(?: that| this:?| que)? ?/i, ''),
    }),
  },
  {
    tool: 'save-scenario',
    when: followed(
      /\b(?:save|keep|store|guarda)\b/g,
      /\b(?:scenario|these numbers|those numbers|this budget|plan|figures|escenario|estimate)\b/,
      40,
    ),
    unless:
      /\b(?:forbearance|money|taxes|insurance|lender|sav(?:e|ing) (?:up )?(?:for|to|on)|savings? plan|repayment)\b/,
    input: money,
  },
  {
    tool: 'draft-message',
    when: either(
      followed(
        /\b(?:write|draft|text|email|message|note|letter|word|reply|escribe|redacta)\b/g,
        /\b(?:agent|realtor|lender|seller|loan officer|bank|agente|vendedor|prestamista)\b/,
        60,
      ),
      /\b(?:message|email|text|note) (?:to|for) (?:my |the )?(?:agent|realtor|lender|seller|loan officer)\b/,
    ),
    unless:
      /\b(?:got|get|gets|getting|received|had|have) (?:an? |this |another |some )?(?:\w+ )?(?:email|text|message|letter|note|call)\b|\b(?:emailed|texted|messaged|wrote|sent) (?:me|us|my|our)\b|\b(?:lender|agent|seller|bank|realtor|officer) (?:just )?(?:emailed|texted|messaged|wrote|sent|says|said)\b|\b(?:should i|what is|do i need|can i|should we|love letter|pre-?approval letter|how (?:do|does|long)|help or hurt|hurt or help)\b|^(?:is|are|does|do|would|will) (?:it|an?|the|writing|sending|personal|letters?|notes?)\b|^(?:writing|sending)\b|^(?!.{0,200}\b(?:asking|ask|if|whether|about)\b).{0,200}\b(?:good|bad|smart|dumb) (?:idea|move)\b/,
    input: ({ question, text }) => ({
      to: /\b(?:lender|loan officer|bank|prestamista)\b/.test(text)
        ? 'lender'
        : /\bagent|realtor|agente\b/.test(text)
          ? 'agent'
          : 'seller',
      about: aboutOf(question),
    }),
  },
  {
    tool: 'add-event',
    when: either(
      followed(
        /\b(?:remind me|schedule|put|add|set up|book|calendar|recuerdame|agenda|agendar?|programa|anade|pon)\b/g,
        /\b(?:calendar|tour|showing|reminder|appointment|call|inspection|walk-?through|meeting|visit|closing|at \d|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|cita|visita|llamada|inspeccion|calendario|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/,
        80,
      ),
      /^(?:remind me|recuerdame)\b/,
    ),
    unless:
      /\b(?:how (?:do|does|long|much)|what (?:is|are|does|happens)|should i|can i get out|extra|how many|what (?:do|should) (?:i|we) do|not sure|who (?:pays|schedules)|flight|table|hotel|pmi|is it (?:smart|wise|safe|ok|okay|worth)|money in(?:to)?)\b/,
    input: eventIn,
  },
  ...moneyIntents,
  {
    tool: 'compare-scenarios',
    when: either(
      /\bcompare\b|\bcomparar?\b|\b\d{2} (?:o|or|y|and) \d{2}[ -](?:anos|years?|yrs?)\b|\bdifference\b|\bdiferencia\b|\bhow much (?:more|less)\b|\bvs\b|\bversus\b|\b\d{1,2} ?(?:%|percent) or \d/,
      followed(/\b(?:better|cheaper|difference|more per month)\b/g, /\b(?:or|between)\b/, 80),
      followed(/\bor\b/g, /\b(?:better|cheaper|smarter)\b/, 60),
    ),
    unless: /\b(?:loan estimates?|lenders?|quotes?|offers?|homes|houses|appraisal|prequal|pre-qual|rent)\b/,
    input: ({ inputs, text }) => {
      if (/\bscenarios?\b/.test(text)) return {};
      const { terms, prices, downPaymentPercents, programs } = inputs;
      if (prices) return { ...inputs };
      const amount = inputs.price ?? inputs.loan ?? inputs.yearlyIncome;
      if (terms && amount !== undefined) return { ...inputs, loan: amount };
      if (downPaymentPercents && amount !== undefined) return { ...inputs, price: amount };
      return programs && /\b(?:compare|for me|my)\b/.test(text) ? { ...inputs } : undefined;
    },
  },
  {
    tool: 'payment',
    when: /(?<!\b(?:down|car|truck|loan|debt|student|card) )\bpayments?\b|\b(?:piti|pmts?|mensualidad|pago mensual|pago|pagos|cost (?:me )?(?:a|per) month|how much (?:a|per) month|monthly cost|monthly (?:on|for|be)|(?:pay|owe) (?:(?:a|per|each|every) month|monthly))\b|\bthe monthly\b|\bmonthly\b(?! (?:debts?|income|bills))|\b(?:mortgage|hipoteca)\b.{0,20}\$?\d|\d(?:k|,000)? (?:mortgage|loan)\b.{0,30}\b(?:month|cost)|\b(?:pagaria|pagar|sale|cuesta|seria|quedaria)\b.{0,15}\b(?:al|por|cada) mes\b|\bwhat would the mortgage be\b|\bmortgage calculator\b/,
    unless:
      /\b(?:afford|budget|price range|(?:i|we) (?:make|earn)|gano|ganamos|what price|how (?:much|big an?|large an?) (?:house|home|mortgage|loan)|extra\b|drop\b|assum\w*|preapprov\w*|pre-approv\w*|qualify|get (?:a|my)|apply|denied|down payments? (?:do|should|is|need|assist|help)|(?:need|for) a down payment|assistance|why|went up|go(?:ing)? up|gone up|increased?|rise|rose|late|miss(?:ed)?|first payment|biweekly|extra payment|shock|what (?:is|does) (?:piti|a))\b/,
    input: (about) => {
      const { text } = about;
      const inputs = withOnlyRate(about);
      const { loan, ...others } = inputs;
      const paysDown = inputs.downPayment !== undefined || inputs.downPaymentPercent !== undefined;
      // Someone who pays part of it down is talking about the price.
      if (inputs.price === undefined && loan !== undefined && paysDown) return { ...others, price: loan };
      if (
        inputs.price === undefined &&
        loan !== undefined &&
        (inputs.program === 'va' || inputs.program === 'usda') &&
        paysDown
      )
        return { ...others, price: loan };
      if (inputs.price !== undefined || loan !== undefined) return { ...inputs };
      const amount = inputs.yearlyIncome ?? inputs.downPayment;
      // "We earn 130k and have a 500 car payment" asks what they can buy.
      if (inputs.yearlyIncome !== undefined && inputs.monthlyDebts !== undefined) return undefined;
      if (amount !== undefined && amount >= 20_000)
        return /\b(?:house|home|condo|casa)\b/.test(text) || paysDown
          ? { ...withoutIncome(inputs), price: amount }
          : { ...withoutIncome(inputs), loan: amount };
      return /\b(?:what (?:would|will) my|(?:what(?:'?s| is)|how much (?:is|would|will)|show(?: me)?) my (?:monthly |mortgage |house )?payment|calculate|estimate)\b/.test(
        text,
      ) && !(text.includes('how') && text.includes('work'))
        ? { ...inputs }
        : undefined;
    },
  },
  ...affordabilityIntents,
  ...contractIntents,
  ...workspaceIntents,
  {
    tool: 'calendar',
    when: either(
      followed(
        /\b(?:what time|what day|deadlines?|due|dates?|cuando|fecha limite)\b/g,
        /\b(?:my|our|mi|mis|is closing|the closing|i have|do i have)\b/,
        80,
      ),
      /(?:^|[,.;:?!] ?|\b(?:and|so|know|tell me|remember|check) )when(?:'?s| is| are| was| will| do i have| does| do)? (?:my|our|the closing|is closing|i have|do i have)\b/,
      /\bon (?:my|the|our) calendar\b|\bwhat do (?:i|we) have (?:on|this|next|today|tomorrow)\b|\b(?:que (?:tengo|tenemos|hay)|mis citas|pendientes?)\b.{0,20}\b(?:hoy|manana|semana|calendario|agenda)\b|\bwhen (?:do|are|am) (?:i|we) (?:clos|mov|tour|meet|sign)|\bcuando (?:cierro|cerramos)\b|\b(?:show|open|see) (?:me )?my calendar\b|\b(?:happening|going on|planned|scheduled) (?:this|next) week\b|\b(?:appointments?|events?|tours?|showings?|visits?|deadlines?)\b.{0,15}\b(?:coming up|this week|next week|today|tomorrow|scheduled)\b/,
    ),
    unless:
      /\b(?:pre-?approv|letter good|get (?:my )?keys?|first (?:mortgage )?payment|mortgage (?:start|begin)|pmi|mip|rate lock|how long (?:does|do|is|will|until)|what (?:do|should) (?:i|we) do|legally|missed|not (?:answer|respond)\w*|repair request|lease|taxes|whole|should i|closing (?:disclosure|costs?)|(?:lender|underwriter|bank|agent|seller) (?:going|gonna))\b/,
    input: () => ({}),
  },
  {
    tool: 'papers',
    when: /\b(?:what|which|que)\b.{0,30}\b(?:doc(?:ument)?s?|papers?|paperwork|documentos|papeles)\b|\b(?:did|have) i (?:already )?(?:upload|send|submit|add|give)|\b(?:missing|need(?:ed)?|left)\b.{0,20}\b(?:doc(?:ument)?s?|papers?|paperwork)\b|\b(?:doc(?:ument)?s?|papers?) (?:am i missing|do i (?:still )?(?:need|have)|are missing)|\bdo (?:i|we) have everything\b|\b(?:what(?:'?s| is| else is)?|is anything) (?:still )?missing\b/,
    unless:
      /\b(?:tradu\w{1,12}|interprete|en (?:espanol|ingles)|in spanish|translat\w{1,8}|closing|sign|at the table|name|misspell\w*|typo|loan documents|hoa|seller|title|gift|self-?employed|por mi cuenta|mi negocio|1099|(?:will|does|do) (?:the|a|my) (?:lender|bank))\b/,
    input: () => ({}),
  },
  {
    tool: 'homes',
    when: either(
      /\b(?:my|our|mis|nuestras) (?:saved |favorite |favorited )?(?:homes|houses|shortlist|board|listings|casas|favoritas?)\b/,
      followed(/\b(?:compare|which of|rank|comparar?)\b/g, /\b(?:homes|houses|casas|shortlist)\b/, 40),
      /\b(?:the|that) (?:[a-z]+ ){1,2}(?:st|street|ave|avenue|ln|lane|dr|drive|rd|road|ct|court|blvd|way) (?:house|home|place|one|condo)\b/,
      /\bwhich (?:homes|houses) (?:did|have|do) (?:i|we) (?:save|saved|like|liked|shortlist)/,
      /\bwhich (?:one )?of (?:my|our) saved\b/,
      /\b(?:homes|houses) (?:that )?(?:i|we)(?:'ve| have)? (?:saved|shortlisted|liked|toured)\b/,
    ),
    unless:
      /\b(?:sell|selling|old|current|insurance|los(?:e|es|ing)|disappear|eras(?:e|es)|deletes?|go away|homes stay[?.]?$|reset|what happens to|(?<!(?:lowest|highest|least|cheapest) (?:property )?)tax(?:es)?|how do i (?:find|search|compare)|kinds?|types?)\b/,
    input: ({ question }) => {
      const address = /\b\d{1,6} (?:[A-Z][a-z]+ ?){1,3}/.exec(question)?.[0].trim();
      return address === undefined ? {} : { home: address };
    },
  },
  {
    tool: 'lender-match',
    when: /\bmatch(?:ed|es|ing)?\b|\bwhy is .{2,40}\bonly \d{1,3} ?%/,
    unless:
      /\b(?:doesn'?t|does not|don'?t|do not|didn'?t|not|won'?t|isn'?t|mis)[- ]?match|\b(?:employer match|price match|appraisal|ranked|ranking|pay you|paid)\b/,
    input: ({ question }) => ({
      lender: /\b(?:with|by|from|does|did) ((?:[A-Z][a-z]+ ?){1,3})/.exec(question)?.[1]?.trim(),
    }),
  },
  {
    tool: 'next-step',
    when: /\b(?:what(?:'?s| is| do| should)?|whats|que|cual|which)\b.{0,30}\b(?:next|first|left|start|begin|sigue|siguiente|primero|proximo paso)\b|\bwhat (?:now|(?:do|should) (?:i|we) do now)\b|\bwhere (?:am i|are we|(?:do|should) (?:i|we) (?:even )?(?:start|begin))\b|\bnext steps?\b|\bwhat comes (?:next|after)\b|\bwhere to (?:even )?(?:start|begin)\b|\bhow (?:far (?:am|are|along|have)|do i (?:start|begin))\b|\bpor donde (?:empiezo|empezamos)\b|\bque (?:me|nos) falta(?: por hacer)?$|\bwhat (?:milestone|step am i)\b/,
    unless:
      /\b(?:apprais\w*|inspect\w*|denied|declined|rejected|mov(?:e|ing) in|moved|came (?:in|back)|low|under|seller|scam\w*|wired|flipping|first[- ]time|first (?:payment|year|month|week|days?|night|lien|mortgage|offer)|below|asking|have left|(?:next|do) about|delayed|rates?|(?<!what comes )after|happens|left over|clear to close|conditions|conditional|accepted|countered|right now|market|program|grants?|how much|savings)\b/,
    // A story that ends with "what now" asks about the story.
    input: ({ text }) =>
      ofJourney.test(text) || (text.length <= shortQuestion && !afterStory.test(text)) ? {} : undefined,
  },
  {
    tool: 'policy-lookup',
    when: /\b(?:loan |conforming |fha |va |usda |county )?limits?\b|\blimites? de (?:los )?prestamos?\b|\bfunding fee\b|\bmortgage rates?\b|\b(?:rates?|tasas?) (?:today|now|right now|rn|atm|currently|hoy|this week)\b|\b(?:today'?s?|current|average) (?:mortgage |interest )?rates?\b|\bproperty tax(?:es)? (?:rate )?(?:in|for)\b|\bhome(?:owners)? insurance (?:cost )?(?:in|for)\b|\b(?:max(?:imum)?|highest) (?:dti|debt)/,
    unless:
      /\b(?:income limits?|household|(?:income|pay|wages) counts?|go (?:up|down)|predict|forecast|why|how (?:is|are|do|does|to)|lock|affect|next year|second time|again|twice|score do you|my (?:credit )?score|waived?|exempt|who (?:doesn'?t|does not|has to|pays)|disab\w*|protest|appeal|lower)\b/,
    input: ({ question, text }) => {
      const place = placeIn(question);
      const states = statesIn(question).slice(0, 4);
      const isLimit = /\blimit(?:s|es?)?\b/.test(text);
      if (isLimit && place === undefined && !/\b(?:va|usda)\b/.test(text))
        return /\b(?:loan|fha|conforming|conventional)\b/.test(text) ? { topic: text.slice(0, 120) } : undefined;
      return {
        topic: (isLimit ? text.replace(/\blimites? de (?:los )?prestamos?\b/, 'loan limit') : text).slice(0, 120),
        ...(place && { state: place.state }),
        ...(states.length > 1 && { states }),
        ...(place?.county !== undefined && { place: place.county }),
      };
    },
  },
  {
    tool: 'links',
    when: either(
      followed(
        /\b(?:where|how|find|link|site|website|donde|look up|lookup|check)\b/g,
        /\b(?:counsel(?:or|ing|er)|consejero|nmls|licen[sc]e|flood map|fema|complain|cfpb|credit reports?|opt ?out|eligibility map)\b/,
        50,
      ),
      /\b(?:housing )?counselors? near\b/,
    ),
    unless: /\b(?:what is|why|do i need|how long)\b/,
    input: ({ text }) => ({ to: text.slice(0, 120) }),
  },
];

/** Characters. */
const shortQuestion = 60;
const afterStory = /^(?:[^ .!?,]{1,20} ){5,}[^ .!?,]{1,20}[.!?]{1,3} ?(?:so |and |ok )?(?:what|now)\b/;
const ofJourney = /\b(?:steps?|milestones?|journey|process|hearthway|start|begin|empiezo)\b/;

const aboutOf = (question: string): string =>
  beginningOf(
    /\b(?:about|asking|to ask|saying|regarding|that says|to say|to tell (?:them|him|her)|sobre)\b:? ?(.*)$/is
      .exec(question)?.[1]
      ?.trim() ?? question.replace(askForMessage, ''),
    400,
  );

/** "Write an email to my agent": doesn't say what about. */
const askForMessage =
  /^(?:please |can you |could you |mia,? )*(?:write|draft|compose|email|message|text)(?: me)?(?: an?| the)?(?: short| quick)?(?: message| email| text| note)?(?: to| for)?(?: my| the| our)? (?:agent|realtor|lender|seller|loan officer|bank)\b[\s:,.?!]*/i;
