import type { ReactNode } from 'react';
import type { FigureName } from '@hearthway/contracts/analytics';
import { EmptyState } from '@hearthway/web-kit';
import { BarChart, FigureTable, type Bar, type FigureColumn } from '../../../features/bar-chart/index.js';
import { FigureHeading } from '../../../features/figure-definition/index.js';
import css from './report-view.module.css';

interface ChartSectionProps<Row> {
  readonly figure: FigureName;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly toBar: (row: Row) => Bar;
  readonly columns: readonly FigureColumn<Row>[];
  /** A sentence that says what the bars show. */
  readonly summary: string;
  readonly maximum?: number;
  readonly format: (value: number) => string;
  /** Shown instead of both when there are no rows. */
  readonly empty: string;
  /** Between the title and the chart. */
  readonly children?: ReactNode;
}

/** The table shows all rows. */
const maximumBars = 10;

/** A title and a chart beside its table. */
export function ChartSection<Row>(props: ChartSectionProps<Row>): ReactNode {
  const { figure, title, rows, toBar, columns, summary, maximum, format, empty, children } = props;
  return (
    <section aria-label={title} className={css['section']}>
      <FigureHeading variant="title" figure={figure}>
        {title}
      </FigureHeading>
      {rows.length === 0 ? (
        <EmptyState headingLevel={3} title={empty} className={css['empty']} />
      ) : (
        <>
          {children}
          <div className={css['columns']}>
            <figure className={css['chart']}>
              <figcaption className={css['summary']}>{summary}</figcaption>
              <BarChart
                label={`Bar chart: ${title}. The table below has the same numbers.`}
                bars={rows.slice(0, maximumBars).map(toBar)}
                {...(maximum !== undefined && { maximum })}
                format={format}
              />
            </figure>
            <FigureTable caption={title} columns={columns} rows={rows} />
          </div>
        </>
      )}
    </section>
  );
}
