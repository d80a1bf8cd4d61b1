import type { PromotionWords } from "../language-words.ts";

/** Vietnamese: promotions, their categories and their general conditions. */
export const promotionWords: PromotionWords = {
  promotionCategories: {
    "c-all": "Tất cả",
    "c-new": "Người mới",
    "c-slots": "Máy slot",
    "c-live": "Casino trực tiếp",
    "c-sport": "Thể thao",
    "c-rebate": "Hoàn trả",
    "c-fish": "Bắn cá",
    "c-card": "Game bài",
    "c-gaming": "Trò chơi",
    "c-lotto": "Xổ số",
  },
  promotions: {
    "p-welcome": [
      "Tiền thưởng chào mừng",
      "Chúng tôi thêm tiền thưởng bằng khoản nạp đầu tiên của bạn, tối đa RM 100. Các điều kiện bên dưới được áp dụng.",
    ],
    "p-lantern-week": [
      "Tuần lễ Đèn lồng",
      "Mỗi ngày thắp một chiếc đèn lồng bằng một lượt chơi máy slot bất kỳ.",
    ],
    "p-invite": [
      "Giới thiệu một người bạn",
      "Khi người bạn đã chơi mười lượt, mỗi người nhận RM 10.",
    ],
    "p-daily-rebate": [
      "Hoàn trả hằng ngày",
      "Mỗi khoản tiền cược máy slot được hoàn trả 0.6% vào nửa đêm.",
    ],
    "p-salon-hours": [
      "Giờ của các phòng",
      "Từ 20:00 đến 22:00, cược phụ ở mọi phòng trả thêm một phần mười.",
    ],
    "p-derby": [
      "Cuối tuần derby",
      "Một vé cược miễn phí cho mỗi ba cược đơn vào các trận derby cuối tuần.",
    ],
    "p-deep": ["Mẻ cá lớn", "Mẻ cá nặng nhất mỗi giờ nhận RM 50."],
    "p-table": [
      "Bốn người một bàn",
      "Chơi ở bàn bốn người trong một giờ, chúng tôi trả phí bàn.",
    ],
    "p-vip": [
      "Quyền lợi VIP",
      "Từ hạng Ngọc trai: rút tiền miễn phí mỗi ngày. Từ hạng Vàng: mỗi lần cược còn nhận thêm điểm.",
    ],
    "p-app": [
      "Sảnh trên điện thoại của bạn",
      "Đăng nhập một lần trên điện thoại và nhận mười đèn lồng luyện tập.",
    ],
    "p-reload": [
      "Tiền thưởng nạp Chủ nhật",
      "Tiền thưởng bằng một phần tư khoản nạp đầu tiên của Chủ nhật, tối đa RM 60.",
    ],
    "p-points": [
      "Điểm cho tiền cược của bạn",
      "Mỗi RM 5 tiền cược được một điểm. Cửa hàng điểm mở từ 100 điểm.",
    ],
  },
  conditions: [
    "Điều kiện",
    "Dành cho thành viên từ 18 tuổi trở lên.",
    "Mỗi người và mỗi hộ gia đình một tài khoản.",
    "Chúng tôi có thể kết thúc khuyến mãi sau khi báo trước một tuần.",
  ],
};
