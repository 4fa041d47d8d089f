// The only place that imports the router. The explicit list lets the bundler drop the rest of it (framework mode,
// server rendering), and one shared instance keeps every remote in the shell's navigation.
export type { LoaderFunctionArgs, Location, NavigateOptions, RouteObject, To } from 'react-router-dom';
export {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  redirect,
  redirectDocument,
  replace,
  ScrollRestoration,
  useHref,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps } from './Link.tsx';
