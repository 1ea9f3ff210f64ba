import type { ReactNode } from 'react';
import { ListView, type ListViewProps } from './list-view.js';
import { WeekView, type WeekViewProps } from './week-view.js';

type OtherViewsProps = WeekViewProps & ListViewProps & { readonly view: 'week' | 'list' };

/** The views that load once they are chosen. */
export function OtherViews({ view, events, ...props }: OtherViewsProps): ReactNode {
  return view === 'week' ? <WeekView {...props} /> : <ListView events={events} onDetails={props.onDetails} />;
}
