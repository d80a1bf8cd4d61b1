export {
  BarChart,
  type BarChartPoint,
  type BarChartProps,
} from "./BarChart.tsx";
