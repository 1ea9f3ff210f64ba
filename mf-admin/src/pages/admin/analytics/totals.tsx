import type { ReactNode } from 'react';
import {
  conversionRateSteps,
  type AnalyticsReport,
  type ConversionRate,
  type FigureName,
} from '@hearthway/contracts/analytics';
import { formatInteger } from '@hearthway/web-kit/money';
import { FigureHeading } from '../../../features/figure-definition/index.js';
import css from './report-view.module.css';
import { rateText, tooFew, visitsAt } from './small-samples.js';

interface Figure {
  readonly name: FigureName;
  readonly label: string;
  readonly text: (report: AnalyticsReport) => string;
}

const figures: readonly Figure[] = [
  { name: 'pageViews', label: 'Page views', text: ({ pageViews }) => formatInteger(pageViews) },
  { name: 'signups', label: 'Sign-ups', text: ({ signups }) => formatInteger(signups) },
  { name: 'payments', label: 'Payments started', text: ({ payments }) => formatInteger(payments) },
  { name: 'completedPayments', label: 'Completed payments', text: (report) => formatInteger(report.completedPayments) },
  { name: 'conversionRates.overall', label: 'Overall conversion', text: rateOf('overall') },
  { name: 'conversionRates.waitlist', label: 'Waitlist conversion', text: rateOf('waitlist') },
  { name: 'conversionRates.payment', label: 'Payment conversion', text: rateOf('payment') },
  { name: 'conversionRates.completedPayment', label: 'Payment completion', text: rateOf('completedPayment') },
];

function rateOf(rate: ConversionRate): Figure['text'] {
  return (report) => rateText(report.conversionRates[rate], visitsAt(conversionRateSteps[rate].of, report));
}

export const figureCount = figures.length;

export function Totals({ report }: { report: AnalyticsReport }): ReactNode {
  return (
    <section aria-label="Totals" className={css['figures']}>
      {figures.map(({ name, label, text }) => (
        <div key={name} className={css['figure']}>
          <FigureHeading variant="label" figure={name}>
            {label}
          </FigureHeading>
          <p className={text(report) === tooFew ? css['too-few'] : css['number']}>{text(report)}</p>
        </div>
      ))}
    </section>
  );
}
